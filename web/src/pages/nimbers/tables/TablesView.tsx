import { SolverError } from '../../../engine/errors';
import type { TablesEngine } from '../../../engine/tables_engine';
import type { Rejected } from '../../../game/route';
import { failureText } from '../../../views/parts/failure_text';
import { AddressMessages } from '../../../views/AddressMessages';
import { useAnswer } from '../../../views/use_answer';
import { FieldSection } from './FieldSection';
import { TableSection } from './TableSection';
import type { TablesSettings } from './tables_settings';
import styles from './TablesView.module.css';

interface TablesProps {
  readonly engine: TablesEngine;
  readonly settings: TablesSettings;
  /** What the address asked for and did not get. */
  readonly rejected: readonly Rejected[];
  readonly change: (change: Partial<TablesSettings>) => void;
}

export function TablesView({ engine, settings, rejected, change }: TablesProps) {
  const tables = useAnswer(engine, 'nimTables', undefined);
  const powers = useAnswer(engine, 'nimPowers', { bits: settings.bits });
  const answers = { tables, powers };
  return (
    <div class={styles.part}>
      <AddressMessages rejected={rejected} />
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
