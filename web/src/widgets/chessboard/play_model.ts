/** A small board of Chessboard Nim to play on: coins, turns and messages. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  afterCoinMove,
  LARGEST_CHESSBOARD_SIDE,
  MAX_PLAYED_COINS,
  coinMovesOf,
  nimSumOf,
  sameSquare,
  targetSquaresFrom,
  winningCoinMovesOf,
  type CoinMove,
  type Square,
} from '../../game/chessboard';
import { createUndo } from '../../study/undo';
import type { ChessboardWithFacts } from './count_model';

/** The board in play: its side, its steps, and the Grundy numbers of its coordinates. */
export interface PlayedBoard {
  readonly side: number;
  readonly steps: readonly number[];
  readonly grundy: ArrayLike<number>;
}

/** The playable part of a board of any side: a larger one loses its lower right. */
export function playedBoard(described: ChessboardWithFacts | undefined): PlayedBoard | undefined {
  if (described === undefined) return undefined;
  const { side, steps, grundy } = described;
  return { side: Math.min(Number(side), LARGEST_CHESSBOARD_SIDE), steps, grundy };
}

export const PLAY_TOOLS = ['move', 'add', 'remove'] as const;
/** The action of pressing a square. */
type Tool = (typeof PLAY_TOOLS)[number];

/** An event, as screen readers hear it. */
export type PlayEvent =
  | { readonly kind: 'you-moved' | 'computer-moved' | 'winning-move'; readonly move: CoinMove }
  | {
      readonly kind: 'selected' | 'stuck' | 'no-coin' | 'no-move' | 'added' | 'removed';
      readonly square: Square;
    }
  | { readonly kind: 'full' | 'undone' | 'you-win' | 'computer-wins' | 'last-move' | 'none-wins' };

/** The part of the board's state that is in the address. */
export interface PlaySettings {
  /** Undefined for the default coins. */
  readonly coins: readonly Square[] | undefined;
  readonly tool: Tool;
  readonly computerAnswers: boolean;
  readonly showsValues: boolean;
}

export const DEFAULT_PLAY_SETTINGS: PlaySettings = {
  coins: undefined,
  tool: 'move',
  computerAnswers: true,
  showsValues: false,
};

interface PlayModelDependencies {
  readonly board: ReadonlySignal<PlayedBoard | undefined>;
  /** A whole number from 0 up to `below`: chooses among the computer's equally good moves. */
  readonly random: (below: number) => number;
}

export class PlayModel {
  readonly #random: PlayModelDependencies['random'];
  readonly #settings = signal(DEFAULT_PLAY_SETTINGS);
  readonly #selected = signal<Square | undefined>(undefined);
  readonly #marked = signal<CoinMove | undefined>(undefined);
  readonly #events = signal<readonly PlayEvent[]>([]);
  /** The coins before each move of the reader. */
  readonly #undo = createUndo<readonly Square[]>();

  readonly board: ReadonlySignal<PlayedBoard | undefined>;
  readonly settings: ReadonlySignal<PlaySettings> = this.#settings;
  readonly coins = computed(() => {
    const side = this.board.value?.side ?? 0;
    return (this.#settings.value.coins ?? defaultCoins(side)).filter(
      ({ row, column }) => row <= side && column <= side,
    );
  });
  readonly selected: ReadonlySignal<Square | undefined> = this.#selected;
  /** The squares that the chosen coin can go to. */
  readonly targets = computed(() => {
    const selected = this.#selected.value;
    return selected === undefined ? [] : targetSquaresFrom(selected, this.board.value?.steps ?? []);
  });
  /** The computer's last move, or a requested winning one. */
  readonly marked: ReadonlySignal<CoinMove | undefined> = this.#marked;
  readonly events: ReadonlySignal<readonly PlayEvent[]> = this.#events;
  readonly canUndo = computed(() => this.#undo.last.value !== undefined);
  readonly isOver = computed(
    () => coinMovesOf(this.coins.value, this.board.value?.steps ?? []).length === 0,
  );
  readonly nimSum = computed(() => nimSumOf(this.board.value?.grundy ?? [], this.coins.value));

  constructor({ board, random }: PlayModelDependencies) {
    this.board = board;
    this.#random = random;
  }

  show(settings: PlaySettings): void {
    batch(() => {
      this.#settings.value = settings;
      this.#undo.forget();
      this.#forget();
      this.#events.value = [];
    });
  }

  choose(change: Partial<Omit<PlaySettings, 'coins'>>): void {
    batch(() => {
      this.#settings.value = { ...this.#settings.value, ...change };
      if (change.tool !== undefined) this.#forget();
    });
  }

  /** The reader presses a square; the effect depends on the tool. */
  press(square: Square): void {
    batch(() => {
      const { tool } = this.#settings.value;
      if (tool === 'add') this.#add(square);
      else if (tool === 'remove') this.#remove(square);
      else if (this.#isTarget(square)) this.#moveTo(square);
      else this.#select(square);
    });
  }

  /** Takes a coin to be dragged, if it can go somewhere; returns whether it can. */
  take(square: Square): boolean {
    const isOther = !this.#isSelected(square) && !this.#isTarget(square);
    if (this.#settings.value.tool !== 'move' || !this.#hasCoin(square) || !isOther) return false;
    batch(() => this.#select(square));
    return true;
  }

  dismiss(): void {
    batch(() => this.#forget());
  }

  undo(): void {
    batch(() => {
      const coins = this.#undo.back();
      if (coins === undefined) return;
      this.#put(coins);
      this.#events.value = [{ kind: 'undone' }];
    });
  }

  /** The computer makes the next move. */
  letComputerMove(): void {
    batch(() => {
      this.#remember();
      this.#events.value = this.#computerMoves();
    });
  }

  showWinningMove(): void {
    batch(() => {
      const move = this.#pick(this.#winningMoves());
      this.#forget();
      this.#settings.value = { ...this.#settings.value, tool: 'move' };
      this.#selected.value = move?.from;
      this.#marked.value = move;
      this.#events.value = [
        move === undefined ? { kind: 'none-wins' } : { kind: 'winning-move', move },
      ];
    });
  }

  #add(square: Square): void {
    const isFull = this.coins.value.length >= MAX_PLAYED_COINS;
    if (!isFull) this.#place([...this.coins.value, square]);
    this.#events.value = [isFull ? { kind: 'full' } : { kind: 'added', square }];
  }

  #remove(square: Square): void {
    const removed = this.coins.value.findIndex((coin) => sameSquare(coin, square));
    if (removed >= 0) this.#place(this.coins.value.filter((_, place) => place !== removed));
    this.#events.value = [{ kind: removed < 0 ? 'no-coin' : 'removed', square }];
  }

  #place(coins: readonly Square[]): void {
    this.#remember();
    this.#put(coins);
  }

  #select(square: Square): void {
    const wasSelected = this.#isSelected(square);
    const hadSelection = this.#selected.value !== undefined;
    // A highlighted move can also be made by pressing its two squares.
    const shown = wasSelected ? this.#marked.value : undefined;
    this.#forget();
    if (!this.#hasCoin(square))
      this.#events.value = [{ kind: hadSelection ? 'no-move' : 'no-coin', square }];
    else if (wasSelected && shown === undefined) this.#events.value = [];
    else if (targetSquaresFrom(square, this.board.value?.steps ?? []).length === 0)
      this.#events.value = [{ kind: 'stuck', square }];
    else {
      this.#selected.value = square;
      this.#marked.value = shown;
      this.#events.value = [{ kind: 'selected', square }];
    }
  }

  #moveTo(to: Square): void {
    const from = this.#selected.value;
    if (from === undefined) return;
    const move = { from, to };
    this.#remember();
    this.#put(afterCoinMove(this.coins.value, move));
    this.#events.value = [{ kind: 'you-moved', move }, ...this.#afterReader()];
  }

  #afterReader(): PlayEvent[] {
    const { computerAnswers } = this.#settings.value;
    if (this.isOver.value) return [{ kind: computerAnswers ? 'you-win' : 'last-move' }];
    return computerAnswers ? this.#computerMoves() : [];
  }

  #computerMoves(): PlayEvent[] {
    const all = coinMovesOf(this.coins.value, this.board.value?.steps ?? []);
    const move = this.#pick(this.#winningMoves()) ?? this.#pick(all);
    if (move === undefined) return [{ kind: 'you-win' }];
    this.#put(afterCoinMove(this.coins.value, move));
    this.#marked.value = move;
    const told: PlayEvent = { kind: 'computer-moved', move };
    return this.isOver.value ? [told, { kind: 'computer-wins' }] : [told];
  }

  #winningMoves(): CoinMove[] {
    const board = this.board.value;
    return board === undefined
      ? []
      : winningCoinMovesOf(this.coins.value, board.steps, board.grundy);
  }

  #pick(moves: readonly CoinMove[]): CoinMove | undefined {
    return moves[this.#random(moves.length)];
  }

  #remember(): void {
    this.#undo.remember(this.coins.value);
  }

  #put(coins: readonly Square[]): void {
    this.#forget();
    this.#settings.value = { ...this.#settings.value, coins };
  }

  #forget(): void {
    this.#selected.value = undefined;
    this.#marked.value = undefined;
  }

  #hasCoin(square: Square): boolean {
    return this.coins.value.some((coin) => sameSquare(coin, square));
  }

  #isTarget(square: Square): boolean {
    return this.targets.value.some((target) => sameSquare(target, square));
  }

  #isSelected(square: Square): boolean {
    return this.#selected.value !== undefined && sameSquare(this.#selected.value, square);
  }
}

/** Three coins away from the edges that they move to, as far as the board has room. */
function defaultCoins(side: number): Square[] {
  return [
    { row: side, column: side },
    { row: side - 3, column: side - 1 },
    { row: side - 6, column: side },
  ].filter(({ row, column }) => row >= 1 && column >= 1);
}
