import { batch, computed, signal } from '@preact/signals';
import type { Rejected } from '../../../game/route';
import type { OpenPart } from '../part';
import { changedTables, TABLES } from './tables_settings';
import { TablesView } from './TablesView';

/** Tables of ⊕, ⊗ and ⊘, and the powers and logarithms of the fields. */
export const openTables: OpenPart = (engine) => {
  const settings = signal(TABLES.usual);
  const rejected = signal<readonly Rejected[]>([]);
  return {
    settings: computed(() => TABLES.print(settings.value)),
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
