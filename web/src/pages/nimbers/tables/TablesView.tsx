import type { TablesEngine } from '../../../engine/api/engine';
import type { Rejected } from '../../../game/route';
import { answerOf } from '../../../asking/ask';
import { failedAskOf } from '../../../asking/failed_of';
import { AddressMessages } from '../../../study_views/AddressMessages';
import { Failure } from '../../../ui/Failure';
import { useAnswer } from '../../../asking/use_asked';
import { FieldSection } from './FieldSection';
import { TableSection } from './TableSection';
import { changedTables, TABLES, type TablesSettings } from './tables_settings';
import styles from './TablesView.module.css';
import { batch, computed, signal } from '@preact/signals';
import type { OpenSection } from '../part';

interface TablesProps {
  readonly engine: TablesEngine;
  readonly settings: TablesSettings;
  /** Settings of the address that could not be used. */
  readonly rejected: readonly Rejected[];
  readonly change: (change: Partial<TablesSettings>) => void;
}

export function TablesView({ engine, settings, rejected, change }: TablesProps) {
  const tables = useAnswer(engine, 'nimTables', undefined);
  const powers = useAnswer(engine, 'nimPowers', { bits: settings.bits });
  const failed = failedAskOf([tables, powers]);
  return (
    <div class={styles.part}>
      <AddressMessages rejected={rejected} />
      {failed && <Failure failed={failed} />}
      <TableSection settings={settings} tables={answerOf(tables)} change={change} />
      <FieldSection settings={settings} powers={answerOf(powers)} change={change} />
    </div>
  );
}

/** Tables of ⊕, ⊗ and ⊘, and the powers and logarithms of the fields. */
export const openTables: OpenSection = (engine) => {
  const settings = signal(TABLES.defaults);
  const rejected = signal<readonly Rejected[]>([]);
  return {
    settings: computed(() => TABLES.format(settings.value)),
    visit(query) {
      const read = TABLES.read(query);
      batch(() => {
        settings.value = read.settings;
        rejected.value = read.rejected;
      });
    },
    View: () => (
      <TablesView
        engine={engine}
        settings={settings.value}
        rejected={rejected.value}
        change={(change) => (settings.value = changedTables(settings.value, change))}
      />
    ),
  };
};
