/** All that follows from a study's state and from what the engine found out: what may be seen of it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  cornerMoves,
  moveNimber,
  NO_MOVES,
  partsOf,
  type Board,
  type CornerMoves,
} from '../game/board';
import { draftAfter, draftFrom, type Draft } from '../game/draft';
import type { StudyState } from '../game/fields';
import type { LineMove } from '../game/line';
import type { Limits } from '../game/limits';
import { sameMove, type Move, type Places, type Selection } from '../game/move';
import { LARGEST_SIDE } from '../game/game';
import {
  isOnBoard,
  placeOf,
  sameCell,
  samePosition,
  type Cell,
  type Position,
  type Size,
} from '../game/position';
import type { GameEngine } from '../engine/api/engine';
import {
  lastExamination,
  type Examination,
  type ExaminationState,
  type Knowledge,
} from './knowledge';
import { createReasons, type Reasons } from './reasons';

/** Something that the board lights because a number on the page comes from it. */
export interface Light {
  readonly rows?: Places;
  readonly columns?: Places;
  /** The heads with one value, or all heads. */
  readonly coins?: { readonly value?: number };
  /** Coins, whichever side is up. */
  readonly cells?: readonly Cell[];
}

/** What is shown on the board for a while in place of the position, which stays what it is. */
export interface Imagined {
  /** The same, or what a move would leave. */
  readonly position: Position;
  /** The move that led there last. */
  readonly last?: Move | undefined;
  /** The heads whose values are crossed out, 1 for each. */
  readonly cancelled?: Uint8Array | undefined;
  /** The heads that are left over then. */
  readonly left?: Uint8Array | undefined;
}

/** Who imagines it. */
type Imagining = 'refutation' | 'reasons';

interface CornerCounts {
  readonly legal: number;
  /** Undefined while it is hidden or not known what wins. */
  readonly wins: number | undefined;
}

/** What of the board the reader points at or has chosen. */
export interface Pointing {
  readonly selection: ReadonlySignal<Selection | undefined>;
  /** The coin under the pointer or the keyboard's cursor. */
  readonly pointed: ReadonlySignal<Cell | undefined>;
  /** Whose moves are shown: the chosen corner, or else the coin that is pointed at. */
  readonly corner: ReadonlySignal<Cell | undefined>;
  /** Its legal moves; none until the board is known. */
  readonly moves: ReadonlySignal<CornerMoves>;
  /** The chosen move, where it is legal. */
  readonly chosen: ReadonlySignal<Move | undefined>;
  /** What is chosen of a move of this corner so far; at first the corner alone. */
  readonly draft: ReadonlySignal<Draft | undefined>;
  /** The move that a press on a coin would choose, where it would choose one. */
  readonly moveAt: (cell: Cell) => Move | undefined;
  point(cell: Cell | undefined): void;
}

export interface StudyView extends Pointing, Reasons {
  /** The position on the board: that of the node shown, or in a review the one before a move of the line. */
  readonly position: ReadonlySignal<Position>;
  /** Of the game and size shown, as soon as the engine has described them. */
  readonly board: ReadonlySignal<Board | undefined>;
  /** Of the game shown, as far as it is known. */
  readonly largest: ReadonlySignal<Size>;
  /** What is known even where it is hidden: ask `answers` before showing what wins. */
  readonly examination: ReadonlySignal<ExaminationState>;
  /** Whether what wins may be seen: not in play, nor before it is asked for, nor where it is hidden. */
  readonly areOpen: ReadonlySignal<boolean>;
  /** Whether it can be seen: not where it may not, nor while it is not known. */
  readonly answers: ReadonlySignal<'hidden' | 'shown'>;
  /**
   * What may be seen of the position shown. While that is worked out it is what could be seen of the one
   * before, of the same game and size, so that a view can keep still; it must not say then that it is true.
   */
  readonly recent: ReadonlySignal<Examination | undefined>;
  /** Whether a move wins; undefined while that is hidden or not known. Decided by one nim-product. */
  readonly wins: (move: Move) => boolean | undefined;
  /** Tells of this move of the position shown, while of all others it stays hidden. */
  tell(move: Move): void;
  /** Whether any move of the position shown was told of. */
  readonly hasTold: ReadonlySignal<boolean>;
  /** The same of the move that is made up of these two. */
  readonly pairWins: (row: LineMove, column: LineMove) => boolean | undefined;
  readonly cornerCounts: (cell: Cell) => CornerCounts | undefined;
  /**
   * The coins' values, while they are shown: where the reader asked for them, and while something is explained
   * by them. A number on a coin has one meaning, so there is no heat then.
   */
  readonly values: ReadonlySignal<Board['coinValues'] | undefined>;
  /** Whether something on the page explains by values: then only heads have them, as they are what is added up. */
  readonly explains: ReadonlySignal<boolean>;
  /** Something on the page explains by values, or does no more. */
  explain(isExplaining: boolean): void;
  /**
   * The counts of the heat layer, of `recent`, or noughts, so that the board is laid out the same before
   * and after the answers come. Undefined where it is off or hidden.
   */
  readonly heat: ReadonlySignal<Uint32Array | undefined>;
  /** What the board shows in place of the position; nothing once something else is done. */
  readonly imagined: ReadonlySignal<Imagined | undefined>;
  /** Of several who imagine something the last one is seen. */
  readonly imaginedBy: ReadonlySignal<Imagining | undefined>;
  imagine(by: Imagining, what: Imagined | undefined): void;
  readonly light: ReadonlySignal<Light | undefined>;
  shine(light: Light | undefined): void;
  /** Lights it while nothing else does. */
  keepLit(light: Light | undefined): void;
}

interface Answering {
  readonly state: ReadonlySignal<StudyState>;
  readonly limits: Limits;
}

/** Whether what wins is seen as soon as it's asked for. */
export function offersAnswers({ state, limits }: Answering): boolean {
  const { mode } = state.value.look;
  return (mode === 'explore' || mode === 'edit') && !limits.hides.answers;
}

const LARGEST: Size = { rows: LARGEST_SIDE, columns: LARGEST_SIDE };

/** `position`: as in `StudyView`. */
export function createStudyView(
  engine: GameEngine,
  limits: Limits,
  state: ReadonlySignal<StudyState>,
  position: ReadonlySignal<Position>,
  { board, state: examination, largestOf }: Knowledge,
): StudyView {
  const shone = signal<Light | undefined>(undefined);
  const kept = signal<Light | undefined>(undefined);
  const pointing = createPointing(state, position, board);
  const areOpen = computed(() => {
    const { mode, revealed, answers, review, isSeeking } = state.value.look;
    if (limits.hides.answers) return false;
    if (mode === 'play') return review !== undefined && !isSeeking;
    return mode === 'predict' ? revealed : answers;
  });
  const recent = createRecent(examination, areOpen);
  /** What the reader may see of the position shown. */
  const seen = computed(() => (examination.value.status === 'answered' ? recent.value : undefined));

  const { explained, ...telling } = createTelling(limits, position, examination, seen, pointing);
  return {
    ...pointing,
    ...createReasons(engine, explained, pointing.chosen),
    position,
    board,
    // Asked again when a board was described.
    largest: computed(() => board.value?.largest ?? largestOf(state.value.study.game) ?? LARGEST),
    examination,
    areOpen,
    answers: computed(() => (seen.value === undefined ? 'hidden' : 'shown')),
    recent,
    ...telling,
    pairWins: (row, column) =>
      seen.value && seen.value.board.change(row, column) === seen.value.nimber,
    cornerCounts: (cell) =>
      board.value && {
        legal: cornerMoves(board.value, position.value, cell).count,
        wins: seen.value?.cornered[placeOf(position.value, cell)],
      },
    ...createNumbers(limits, state, board, createHeat(state, position, areOpen, recent)),
    ...createImagining(),
    light: computed(() => shone.value ?? kept.value),
    shine(light) {
      shone.value = light;
    },
    keepLit(light) {
      kept.value = light;
    },
  };
}

/** What may be said of single moves: of all of them where what wins is seen, or else of those that were told. */
function createTelling(
  { hides }: Limits,
  position: ReadonlySignal<Position>,
  examination: ReadonlySignal<ExaminationState>,
  seen: ReadonlySignal<Examination | undefined>,
  { chosen }: Pointing,
): Pick<StudyView, 'wins' | 'tell' | 'hasTold'> & {
  /** What may be explained of the position, or of the chosen move. */
  readonly explained: ReadonlySignal<Examination | undefined>;
} {
  const told = signal<{ readonly position: Position; readonly moves: readonly Move[] } | undefined>(
    undefined,
  );
  const moves = computed(() =>
    told.value && samePosition(told.value.position, position.value) ? told.value.moves : [],
  );
  const seenFor = (move: Move | undefined) => {
    if (seen.value !== undefined || move === undefined) return seen.value;
    const isTold = moves.value.some((one) => sameMove(one, move));
    return isTold ? lastExamination(examination.value) : undefined;
  };
  return {
    explained: computed(() => (hides.nimbers ? undefined : seenFor(chosen.value))),
    wins: (move) => {
      const known = seenFor(move);
      return known && moveNimber(known.board, move) === known.nimber;
    },
    tell: (move) => {
      told.value = { position: position.value, moves: [...moves.value, move] };
    },
    hasTold: computed(() => moves.value.length > 0),
  };
}

function createPointing(
  state: ReadonlySignal<StudyState>,
  position: ReadonlySignal<Position>,
  board: ReadonlySignal<Board | undefined>,
): Pointing {
  const pointer = signal<Cell | undefined>(undefined);
  const selection = computed(() => state.value.look.selection);
  // The board may have got smaller under the pointer.
  const pointed = computed(() => {
    const cell = pointer.value;
    return cell && isOnBoard(position.value, cell) ? cell : undefined;
  });
  const corner = computed(() => selection.value?.corner ?? pointed.value);
  const moves = computed(() =>
    board.value && corner.value ? cornerMoves(board.value, position.value, corner.value) : NO_MOVES,
  );
  const draft = computed(
    () =>
      selection.value?.draft ?? selection.value?.move ?? (corner.value && draftFrom(corner.value)),
  );
  const chosen = computed(() => {
    const move = selection.value?.move;
    const isKnown = move && board.value && moves.value.count > 0;
    return isKnown && partsOf(board.value, move) ? move : undefined;
  });
  return {
    selection,
    pointed,
    corner,
    moves,
    chosen,
    draft,
    moveAt(cell) {
      if (!board.value || !draft.value) return undefined;
      const next = draftAfter(board.value, moves.value, draft.value, cell);
      return next && partsOf(board.value, next) && next;
    },
    point(cell) {
      if (!sameCell(cell, pointer.value)) pointer.value = cell;
    },
  };
}

function createImagining(): Pick<StudyView, 'imagined' | 'imaginedBy' | 'imagine'> {
  const pictures = signal<readonly { readonly by: Imagining; readonly what: Imagined }[]>([]);
  const last = computed(() => pictures.value.at(-1));
  return {
    imagined: computed(() => last.value?.what),
    imaginedBy: computed(() => last.value?.by),
    imagine(by, what) {
      const others = pictures.peek().filter((picture) => picture.by !== by);
      if (what !== undefined) pictures.value = [...others, { by, what }];
      else if (others.length < pictures.peek().length) pictures.value = others;
    },
  };
}

/** What the numbers on the coins are: values or counts. */
function createNumbers(
  { hides }: Limits,
  state: ReadonlySignal<StudyState>,
  board: ReadonlySignal<Board | undefined>,
  heat: StudyView['heat'],
): Pick<StudyView, 'values' | 'explains' | 'explain' | 'heat'> {
  const explanations = signal(0);
  const explains = computed(() => explanations.value > 0);
  const values = computed(() => {
    const { overlays, step } = state.value.look;
    const areShown = overlays.includes('values') || step !== undefined || explains.value;
    return areShown && !hides.nimbers ? board.value?.coinValues : undefined;
  });
  return {
    values,
    explains,
    explain(isExplaining) {
      explanations.value += isExplaining ? 1 : -1;
    },
    heat: computed(() => (values.value === undefined ? heat.value : undefined)),
  };
}

function createHeat(
  state: ReadonlySignal<StudyState>,
  position: ReadonlySignal<Position>,
  areOpen: ReadonlySignal<boolean>,
  recent: ReadonlySignal<Examination | undefined>,
): StudyView['heat'] {
  const layer = computed(() => state.value.look.heat);
  return computed(() => {
    if (!areOpen.value || layer.value === 'none' || state.value.look.mode === 'play')
      return undefined;
    const known = recent.value;
    if (known === undefined) return new Uint32Array(position.value.coins.length);
    return layer.value === 'corners' ? known.cornered : known.covering;
  });
}

/** What was known last, as long as nothing newer is; forgotten once it is hidden. */
function createRecent(
  examination: ReadonlySignal<ExaminationState>,
  areOpen: ReadonlySignal<boolean>,
): ReadonlySignal<Examination | undefined> {
  let before: Examination | undefined;
  return computed(() => {
    const found = examination.value;
    if (!areOpen.value || found.status === 'failed') before = undefined;
    else if (found.status === 'answered') before = found.answer;
    else if (lastExamination(found) !== before) before = undefined;
    return before;
  });
}
