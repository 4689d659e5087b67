import { SolverError } from '../../../engine/errors';
import type { TablesEngine } from '../../../engine/tables_engine';
import type { Rejected } from '../../../game/route';
import t from '#words/tables';
import { failureText } from '../../../views/parts/failure_text';
import { Sentences } from '../../../views/parts/Message';
import { useAnswer } from '../../../views/use_answer';
import { FieldSection } from './FieldSection';
import { TableSection } from './TableSection';
import type { TablesKey, TablesSettings } from './tables_settings';
import styles from './TablesView.module.css';

interface TablesProps {
  readonly engine: TablesEngine;
  readonly settings: TablesSettings;
  /** What the address asked for and did not get. */
  readonly rejected: readonly Rejected<TablesKey>[];
  readonly change: (change: Partial<TablesSettings>) => void;
}

export function TablesView({ engine, settings, rejected, change }: TablesProps) {
  const tables = useAnswer(engine, 'nimTables', undefined);
  const powers = useAnswer(engine, 'nimPowers', { bits: settings.bits });
  const answers = { tables, powers };
  return (
    <div class={styles.part}>
      <Sentences of={rejected.map(({ key, value }) => t('rejected', { key, value }))} />
      {Object.entries(answers).map(
        ([key, answer]) =>
          answer instanceof SolverError && (
            <p key={key} role="alert">
              {failureText(answer)}
            </p>
          ),
      )}
      <TableSection
        settings={settings}
        tables={tables instanceof SolverError ? undefined : tables}
        change={change}
      />
      <FieldSection
        settings={settings}
        powers={powers instanceof SolverError ? undefined : powers}
        change={change}
      />
    </div>
  );
}
