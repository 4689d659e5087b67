import { signal } from '@preact/signals';
import type { TablesEngine } from '../../../engine/api/engine';
import { PlaneBoard } from '../../../widgets/plane/PlaneBoard';
import {
  createPlaneModel,
  type PlaneSettings,
  type PlaneStore,
} from '../../../widgets/plane/plane_model';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';

interface BlocksProps {
  readonly rows: number;
  readonly columns: number;
}

/**
 * A small board of Connected Blocks, whose coins the reader can turn, with their values and a winning move. It is no
 * board of the lesson, and while it is read none is beside it.
 */
export function Blocks({ rows, columns }: BlocksProps) {
  const { tables, remember } = useLesson();
  const model = remember(`blocks ${rows} × ${columns}`, () => openBlocks(tables, rows, columns));
  return (
    <Instrument board="blocks">
      <PlaneBoard model={model} />
    </Instrument>
  );
}

/** The first position: three heads, with a block to be found. */
const HEADS = [
  { row: 0, column: 3 },
  { row: 1, column: 2 },
  { row: 2, column: 4 },
];

function openBlocks(tables: TablesEngine, rows: number, columns: number) {
  const game = { kind: 'plane', name: 'connected-blocks' };
  const coins = { heads: HEADS, revealed: false, move: undefined };
  const settings = signal<PlaneSettings>({ game, rows, columns, ...coins });
  const change: PlaneStore['change'] = (next) => {
    settings.value = { ...settings.value, ...next };
  };
  return { settings, change, plane: createPlaneModel(tables, { settings, change }) };
}
