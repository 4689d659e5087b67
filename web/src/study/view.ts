/** What may be shown of a study, derived from its state and the engine's answers. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  cornerMoves,
  moveNimber,
  NO_CORNER_MOVES,
  lineFactorsOf,
  type Board,
  type CornerMoves,
} from '../game/board';
import { draftAfterPress, startDraft, type Draft } from '../game/draft';
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

/** Coins, rows and columns that the board highlights for a number on the page. */
export interface Highlight {
  readonly rows?: Places;
  readonly columns?: Places;
  /** The heads with this value, or all heads. */
  readonly coins?: { readonly value?: number };
  /** Coins, whichever side is up. */
  readonly cells?: readonly Cell[];
}

/** A preview that the board shows in place of the position, which itself stays the same. */
export interface BoardPreview {
  /** The position, or one that a move would leave. */
  readonly position: Position;
  /** The last move that led there. */
  readonly last?: Move | undefined;
  /** The heads whose values are crossed out, 1 for each. */
  readonly cancelled?: Uint8Array | undefined;
  /** The heads that are left over then. */
  readonly left?: Uint8Array | undefined;
}

/** The part of the study that shows a preview. */
type Imagining = 'refutation' | 'reasons';

interface CornerCounts {
  readonly legal: number;
  /** The number of winning moves; undefined if that is hidden or not known. */
  readonly wins: number | undefined;
}

/** The reader's pointer and selection. */
export interface BoardPointing {
  readonly selection: ReadonlySignal<Selection | undefined>;
  /** The coin under the pointer or the keyboard's cursor. */
  readonly pointed: ReadonlySignal<Cell | undefined>;
  /** The corner whose moves are shown: the chosen one, or else the coin that is pointed at. */
  readonly corner: ReadonlySignal<Cell | undefined>;
  /** The legal moves of `corner`; none until the board is known. */
  readonly moves: ReadonlySignal<CornerMoves>;
  /** The chosen move, if it is legal. */
  readonly chosen: ReadonlySignal<Move | undefined>;
  /** The draft of a move of this corner; at first the corner alone. */
  readonly draft: ReadonlySignal<Draft | undefined>;
  /** The move that a press on a coin would choose, if any. */
  readonly moveAt: (cell: Cell) => Move | undefined;
  point(cell: Cell | undefined): void;
}

export interface StudyView extends BoardPointing, Reasons {
  /** The position on the board: of the current node, or in a review the one before the reviewed move. */
  readonly position: ReadonlySignal<Position>;
  /** The shown board, once the engine has described it. */
  readonly board: ReadonlySignal<Board | undefined>;
  /** The largest board of the shown game, as far as it is known. */
  readonly largest: ReadonlySignal<Size>;
  /** All that is known, even if it is hidden: check `answers` before showing winning moves. */
  readonly examination: ReadonlySignal<ExaminationState>;
  /** True if winning moves may be shown: not in a match, not before the reader asks, not if the author hides them. */
  readonly areOpen: ReadonlySignal<boolean>;
  /** `shown` if winning moves may be shown and are known. */
  readonly answers: ReadonlySignal<'hidden' | 'shown'>;
  /**
   * The examination that may be shown; while a new position is being examined, that of the previous one of the same
   * game and size, so that a view doesn't flicker. The view must not present it as true then.
   */
  readonly recent: ReadonlySignal<Examination | undefined>;
  /** True if a move wins, by one nim-product; undefined if that is hidden or not known. */
  readonly wins: (move: Move) => boolean | undefined;
  /** Reveals the verdict on this move, while others stay hidden. */
  revealVerdict(move: Move): void;
  /** True if a verdict was revealed for the shown position. */
  readonly hasRevealedVerdict: ReadonlySignal<boolean>;
  /** True if the product of these two line moves wins; undefined if that is hidden or not known. */
  readonly pairWins: (row: LineMove, column: LineMove) => boolean | undefined;
  readonly cornerCounts: (cell: Cell) => CornerCounts | undefined;
  /**
   * The coins' values, if they are shown: on request, and while something is explained by them. The numbers on coins
   * have one meaning at a time, so there is no shading then.
   */
  readonly values: ReadonlySignal<Board['coinValues'] | undefined>;
  /** True while the page explains something by values: then only heads show them, as they are what is added up. */
  readonly explains: ReadonlySignal<boolean>;
  /** Starts or ends an explanation by values. */
  explain(isExplaining: boolean): void;
  /**
   * The counts that the shading shows, from `recent`, or zeros, so that the layout is the same before and after the
   * answer. Undefined if shading is off or hidden.
   */
  readonly heat: ReadonlySignal<Uint32Array | undefined>;
  /** The preview on the board, until something else is done. */
  readonly imagined: ReadonlySignal<BoardPreview | undefined>;
  /** The part that shows the preview; if several do, the last one wins. */
  readonly imaginedBy: ReadonlySignal<Imagining | undefined>;
  imagine(by: Imagining, what: BoardPreview | undefined): void;
  readonly light: ReadonlySignal<Highlight | undefined>;
  shine(light: Highlight | undefined): void;
  /** Highlights this while nothing else is highlighted. */
  pinLight(light: Highlight | undefined): void;
}

interface Answering {
  readonly state: ReadonlySignal<StudyState>;
  readonly limits: Limits;
}

/** True if winning moves are shown as soon as the reader asks. */
export function offersAnswers({ state, limits }: Answering): boolean {
  const { mode } = state.value.look;
  return (mode === 'explore' || mode === 'edit') && !limits.hides.answers;
}

const LARGEST: Size = { rows: LARGEST_SIDE, columns: LARGEST_SIDE };

/** `position` is the one of `StudyView`. */
export function createStudyView(
  engine: GameEngine,
  limits: Limits,
  state: ReadonlySignal<StudyState>,
  position: ReadonlySignal<Position>,
  { board, state: examination, largestOf }: Knowledge,
): StudyView {
  const shone = signal<Highlight | undefined>(undefined);
  const kept = signal<Highlight | undefined>(undefined);
  const pointing = createPointing(state, position, board);
  const areOpen = computed(() => {
    const { mode, revealed, answers, review, isSeeking } = state.value.look;
    if (limits.hides.answers) return false;
    if (mode === 'play') return review !== undefined && !isSeeking;
    return mode === 'predict' ? revealed : answers;
  });
  const recent = createRecent(examination, areOpen);
  /** The examination that the reader may see. */
  const seen = computed(() => (examination.value.status === 'answered' ? recent.value : undefined));

  const { explained, ...telling } = createVerdicts(limits, position, examination, seen, pointing);
  return {
    ...pointing,
    ...createReasons(engine, explained, pointing.chosen),
    position,
    board,
    // Evaluated again when a board was described.
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
    pinLight(light) {
      kept.value = light;
    },
  };
}

/** The verdicts on single moves: on all of them if winning moves are shown, or else on the revealed ones. */
function createVerdicts(
  { hides }: Limits,
  position: ReadonlySignal<Position>,
  examination: ReadonlySignal<ExaminationState>,
  seen: ReadonlySignal<Examination | undefined>,
  { chosen }: BoardPointing,
): Pick<StudyView, 'wins' | 'revealVerdict' | 'hasRevealedVerdict'> & {
  /** The examination that explanations of the position or the chosen move may use. */
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
    revealVerdict: (move) => {
      told.value = { position: position.value, moves: [...moves.value, move] };
    },
    hasRevealedVerdict: computed(() => moves.value.length > 0),
  };
}

function createPointing(
  state: ReadonlySignal<StudyState>,
  position: ReadonlySignal<Position>,
  board: ReadonlySignal<Board | undefined>,
): BoardPointing {
  const pointer = signal<Cell | undefined>(undefined);
  const selection = computed(() => state.value.look.selection);
  // The board may have become smaller under the pointer.
  const pointed = computed(() => {
    const cell = pointer.value;
    return cell && isOnBoard(position.value, cell) ? cell : undefined;
  });
  const corner = computed(() => selection.value?.corner ?? pointed.value);
  const moves = computed(() =>
    board.value && corner.value
      ? cornerMoves(board.value, position.value, corner.value)
      : NO_CORNER_MOVES,
  );
  const draft = computed(
    () =>
      selection.value?.draft ?? selection.value?.move ?? (corner.value && startDraft(corner.value)),
  );
  const chosen = computed(() => {
    const move = selection.value?.move;
    const isKnown = move && board.value && moves.value.count > 0;
    return isKnown && lineFactorsOf(board.value, move) ? move : undefined;
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
      const next = draftAfterPress(board.value, moves.value, draft.value, cell);
      return next && lineFactorsOf(board.value, next) && next;
    },
    point(cell) {
      if (!sameCell(cell, pointer.value)) pointer.value = cell;
    },
  };
}

function createImagining(): Pick<StudyView, 'imagined' | 'imaginedBy' | 'imagine'> {
  const pictures = signal<readonly { readonly by: Imagining; readonly what: BoardPreview }[]>([]);
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

/** The numbers on the coins: values or counts. */
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

/** The last known examination while no newer one is known; undefined once it is hidden. */
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
