import { signal } from '@preact/signals';
import type { TablesEngine } from '../../../engine/tables_engine';
import { settingsOf } from '../../games/games_settings';
import type { GamesSettings, GamesStore } from '../../games/games_settings';
import { PlaneBoard } from '../../games/PlaneBoard';
import { createPlaneModel } from '../../games/plane_model';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';

interface BlocksProps {
  readonly rows: number;
  readonly columns: number;
}

/** A small board of Connected Blocks, whose coins the reader turns, with what each is worth and what wins. */
export function Blocks({ rows, columns }: BlocksProps) {
  const { tables, kept } = useLesson();
  const model = kept(`blocks ${rows} × ${columns}`, () => openBlocks(tables, rows, columns));
  return (
    <Instrument>
      <PlaneBoard model={model} />
    </Instrument>
  );
}

/** As the Games page has it, with no address; at first the last coin alone is heads. */
function openBlocks(tables: TablesEngine, rows: number, columns: number) {
  const heads = [{ row: rows - 1, column: columns - 1 }];
  const usual = settingsOf({ kind: 'plane', name: 'connected-blocks' });
  const settings = signal<GamesSettings>({ ...usual, rows, columns, heads });
  const change: GamesStore['change'] = (next) => {
    settings.value = { ...settings.value, ...next };
  };
  return { settings, change, plane: createPlaneModel(tables, { settings, change }) };
}
