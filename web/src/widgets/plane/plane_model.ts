/** A position of a game of the plane: its nimber and its winning moves. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { CoinPlace } from '../../engine/api/tables';
import type { TablesEngine } from '../../engine/api/engine';
import { answerOf } from '../../asking/ask';
import { createUndo } from '../../study/undo';
import { askTables, type TablesAsked } from './ask_tables';

/** The settings: a game of the plane, its board and heads, and the shown winning move. */
export interface PlaneSettings {
  readonly game: { readonly kind: string; readonly name: string };
  readonly rows: number;
  readonly columns: number;
  readonly heads: readonly CoinPlace[];
  /** A winning move is shown. */
  readonly revealed: boolean;
  /** The number of the shown winning move in the list, from 1. */
  readonly move: number | undefined;
}

export interface PlaneStore {
  readonly settings: ReadonlySignal<PlaneSettings>;
  readonly change: (change: Partial<Pick<PlaneSettings, 'heads' | 'revealed' | 'move'>>) => void;
}

/** On boards with more coins there are too many winning moves to list. */
export const LARGEST_LISTED_BOARD = 20;

export interface PlaneModel {
  readonly values: TablesAsked<'valueTable'>;
  readonly solution: TablesAsked<'solvePosition'>;
  /** All winning moves, if the engine lists them. */
  readonly list: TablesAsked<'listBlockMoves'>;
  /** The shown winning move: from the list, or the one that was found; empty if none was requested. */
  readonly shownMove: ReadonlySignal<readonly CoinPlace[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Turns a coin without a move. */
  toggle(coin: CoinPlace): void;
  /** Turns the coins of a move. */
  turn(coins: readonly CoinPlace[]): void;
  clear(): void;
  /** Undoes the last move or change of the position. */
  undo(): void;
}

export function createPlaneModel(
  engine: TablesEngine,
  { settings, change }: PlaneStore,
): PlaneModel {
  const answers = askForPosition(engine, settings);
  const { solution, list } = answers;
  /** The earlier positions, each with its game and size. */
  const before = createUndo<{ readonly of: string; readonly heads: readonly CoinPlace[] }>();
  const present = computed(() => {
    const { game, rows, columns } = settings.value;
    return `${game.name} ${rows} ${columns}`;
  });
  const canUndo = computed(() => before.last.value?.of === present.value);

  function show(heads: readonly CoinPlace[]) {
    change({ heads, revealed: false, move: undefined });
  }

  function turn(coins: readonly CoinPlace[]) {
    const { heads } = settings.value;
    before.remember({ of: present.value, heads });
    show(headsAfter(heads, coins));
  }

  return {
    ...answers,
    canUndo,
    turn,
    shownMove: computed(() => {
      const { revealed, move } = settings.value;
      const listed = move === undefined ? undefined : answerOf(list.value)?.winning[move - 1];
      return listed ?? (revealed ? answerOf(solution.value)?.turned : undefined) ?? [];
    }),
    toggle: (coin) => turn([coin]),
    clear: () => turn(settings.value.heads),
    undo() {
      const last = canUndo.value ? before.back() : undefined;
      if (last !== undefined) show(last.heads);
    },
  };
}

/** The questions to the engine about the position. */
function askForPosition(engine: TablesEngine, settings: PlaneStore['settings']) {
  const question = computed(() => {
    const { game, rows, columns, heads } = settings.value;
    return game.kind === 'plane' ? { game: game.name, rows, columns, heads } : undefined;
  });
  const values = askTables(engine, 'valueTable', () => {
    const asked = question.value;
    return asked && { game: asked.game, rows: asked.rows, columns: asked.columns };
  });
  const solution = askTables(engine, 'solvePosition', () => {
    const asked = question.value;
    return asked && { game: asked.game, heads: asked.heads };
  });
  const list = askTables(engine, 'listBlockMoves', () => {
    const asked = question.value;
    if (asked?.game !== 'connected-blocks') return undefined;
    const { rows, columns, heads } = asked;
    if (rows * columns > LARGEST_LISTED_BOARD) return undefined;
    const coins = new Uint8Array(rows * columns);
    for (const { row, column } of heads) coins[row * columns + column] = 1;
    return { rows, columns, coins };
  });
  return { values, solution, list };
}

export function isSameCoin(one: CoinPlace, other: CoinPlace): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The heads after these coins were turned, row by row. */
function headsAfter(
  heads: readonly CoinPlace[],
  coins: readonly CoinPlace[],
): readonly CoinPlace[] {
  const kept = heads.filter((head) => !coins.some((coin) => isSameCoin(coin, head)));
  const added = coins.filter((coin) => !heads.some((head) => isSameCoin(coin, head)));
  return [...kept, ...added].sort((one, other) => one.row - other.row || one.column - other.column);
}
