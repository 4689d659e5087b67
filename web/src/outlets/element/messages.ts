/**
 * The messages between a page and the frame with the board in it, by `postMessage`.
 *
 *   host page                                    frame (embed.html)
 *    | <-------------------------------- ready {state} | once, when the board can be used
 *    | <--------------------------- resize {height, …} | what the content needs, as it changes
 *    | <------------------------- sight {top, bottom} | where it is that the reader asked for
 *    | <------------------------- statechange {state, by} |
 *    | <--------------------------- move {move, by, …} | a move was made
 *    | <--------------- answered {correct, attempt, …} | a prediction was checked
 *    | <------------------------------ solved {how, …} | found without having been shown
 *    | <--------------- over {winner, player, hints} | a game has ended
 *    | <----------- result {score, state, by, answer?} | of graded work, at first and whenever it changes
 *    | <------------------------ error {kind, message} |
 *    | setState {state} ------------------------------> | answered by statechange or by error
 *    | getState --------------------------------------> | answered by statechange
 *    | reset -----------------------------------------> | to what the frame's address asks for
 *    | set {rows, columns, theme, …} ----------------> | settings of the address, without loading anew
 *    | focus -----------------------------------------> | the keys go to the board
 *    | close -----------------------------------------> | exercises take no further answers
 *
 * An `id` that a host gives comes back as `reply` in what answers it. A frame hears only its parent, and
 * where its address names an `origin` only a parent of that origin. What has another shape is answered by error if
 * it has an `id`, and ignored if it has none.
 */
import type { Player } from '../../game/match';
import type { LiveSettings } from './settings';

/** The fields of every message. */
export interface Envelope {
  readonly tartan: 'frame';
  readonly version: 2;
}

/**
 * A board with all its moves, in its documented form (web/README.md) as an object: `{tartan: 'study', version: 2, rows,
 * columns, …}`.
 */
export interface BoardState {
  readonly tartan: 'study';
  readonly version: 2;
  readonly rows: number;
  readonly columns: number;
  readonly [key: string]: unknown;
}

/** The work on a lesson's exercises: at most a few hundred characters as JSON. */
export interface LessonState {
  readonly tartan: 'lesson';
  readonly version: 1;
  /** The edition of Tartan's exercises: in another edition a seed makes other exercises, so the state can't be used. */
  readonly edition: number;
  /** The lesson as in the address, `mex`. */
  readonly lesson: string;
  /** The seed of the set. */
  readonly seed: number;
  /** How long it was worked on. */
  readonly seconds: number;
  /** `1s 2x3h2 8o2=5`: an exercise, its outcome, the checked answers, the hints, the last answer. */
  readonly work: string;
  readonly [key: string]: unknown;
}

export type FrameState = BoardState | LessonState;

/** The coins where these rows and columns cross, in the game's own numbers, ascending. */
export interface MadeMove {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * A move with consecutive rows and columns as a rectangle, given by its corner: the last column and row. On the board of
 * the Flipping Game they count from 1 at the lower left.
 */
export interface FlippedRectangle {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export type ChangedBy = 'reader' | 'computer' | 'host';

/** A move, with its rectangle if it is one; or that no move wins. */
export type ReportedAnswer =
  { readonly move: MadeMove; readonly rectangle?: FlippedRectangle } | { readonly move: 'none' };

/** The reader's work on an exercise of a lesson. */
export interface ExerciseState {
  /** The exercise's number in the lesson, from 1. */
  readonly exercise: number;
  /** The exercise's permanent name, as in `CheckedAnswer`. */
  readonly name: string;
  /** `shown`: the answer was shown before the reader found it. `failed`: no try is left. */
  readonly outcome: 'open' | 'solved' | 'shown' | 'failed';
  /** The number of checked answers. */
  readonly tries: number;
  readonly hints: number;
}

interface Score {
  /** From 0 to 1; absent until an answer was checked or shown. */
  readonly score?: number;
  /** Nothing is open any more. */
  readonly complete: boolean;
  /** The share that isn't open, from 0 to 1. */
  readonly progress: number;
}

/** The reader's progress with a lesson's exercises: at first, and whenever it changes. */
export interface LessonScore extends Score {
  /** The lesson as in the address, `mex`. */
  readonly lesson: string;
  /** The seed of the set: with it everybody has the same exercises. */
  readonly seed: number;
  /** How long the reader has worked on it, over all visits. */
  readonly seconds: number;
  readonly exercises: readonly ExerciseState[];
}

/** The end of a game against the computer. */
export interface GameScore extends Score {
  readonly game: 'won' | 'lost';
}

/** A checked answer to an exercise. */
export interface CheckedAnswer {
  readonly lesson: string;
  readonly seed: number;
  readonly exercise: number;
  /** The exercise's permanent name: `3`, or `3.7` for the seventh exercise of that number. */
  readonly name: string;
  /** SCORM's word for the form of the answer: a number, one of several choices, or numbers or a move as text. */
  readonly kind: 'numeric' | 'choice' | 'fill-in';
  readonly prompt: string;
  readonly response: string;
  /** All right answers, written like a response. */
  readonly accepted: readonly string[];
  readonly correct: boolean;
  /** 1 for the first answer. */
  readonly attempt: number;
  /** The number of hints that the reader has seen. */
  readonly hints: number;
  /** Seconds since the exercise was shown, or since its last answer. */
  readonly seconds: number;
  /** The exercise was over before, so this answer doesn't count. */
  readonly seenBefore: boolean;
}

/** Who made the last change before a result; `load` is the page as it opened. */
export type ResultBy = 'load' | ChangedBy;

/** The score, the work, and the answer that changed it, all at the same moment. */
export interface WorkResult {
  readonly by: ResultBy;
  readonly score: LessonScore | GameScore;
  readonly state: FrameState;
  readonly answer?: CheckedAnswer;
}

/** A message without its envelope. */
export type FromFrameBody =
  | { readonly type: 'ready'; readonly state: FrameState }
  /** In CSS pixels, on the screen and on paper. */
  | { readonly type: 'resize'; readonly height: number; readonly printedHeight?: number }
  /** The position of what the reader asked for, in CSS pixels from the frame's upper edge. */
  | { readonly type: 'sight'; readonly top: number; readonly bottom: number }
  | {
      readonly type: 'statechange';
      readonly state: FrameState;
      readonly by: ChangedBy;
      readonly reply?: string | number;
    }
  | {
      readonly type: 'move';
      readonly move: MadeMove;
      readonly rectangle?: FlippedRectangle;
      readonly by: 'reader' | 'computer';
      /** In a game, the player who made it. */
      readonly player?: Player;
      /** True for a winning move; absent while that is not known. */
      readonly winning?: boolean;
    }
  | ({
      readonly type: 'answered';
      readonly correct: boolean;
      /** 1 for the first answer to this position. */
      readonly attempt: number;
      /** The reader had seen the solution before. */
      readonly seenBefore: boolean;
    } & ReportedAnswer)
  /** A prediction was right, and the solution had not been shown before. */
  | ({ readonly type: 'solved'; readonly how: 'prediction' } & ReportedAnswer)
  /** The reader, or one of two people, has won a game without a hint. */
  | { readonly type: 'solved'; readonly how: 'game'; readonly winner: Player }
  | {
      readonly type: 'over';
      readonly winner: Player;
      /** The player that the reader was; `both` between two people. */
      readonly player: Player | 'both';
      /** The number of moves made with a hint. */
      readonly hints: number;
      /** The number of moves taken back for others. */
      readonly takeBacks: number;
    }
  | ({ readonly type: 'result' } & WorkResult)
  | {
      readonly type: 'error';
      /**
       * `bad-setting`: a value of the address. `bad-state`: the state of a `setState`. `bad-request`: a message that
       * isn't one of these. Or a kind of the solver's errors.
       */
      readonly kind: string;
      /** One sentence. */
      readonly message: string;
      readonly reply?: string | number;
    };
/** A message of this type. */
export type MessageOf<Type extends FromFrameBody['type']> = Extract<
  FromFrameBody,
  { readonly type: Type }
>;
export type FromFrame = Envelope & FromFrameBody;

/** Answered under the same `id`. */
interface Answerable {
  readonly id?: string | number | undefined;
}

/** A change of settings; the missing ones stay as they are. */
export interface ChangedSettings extends ChangedLive {
  /** A new size shows the board that the frame's address would show with it. */
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
}

/** `null` restores the default. */
export type ChangedLive = {
  readonly [Name in keyof LiveSettings]?: LiveSettings[Name] | null | undefined;
};

export type ToFrameBody =
  | ({ readonly type: 'setState'; readonly state: FrameState } & Answerable)
  | ({ readonly type: 'getState' } & Answerable)
  | ({ readonly type: 'reset' } & Answerable)
  | ({ readonly type: 'set' } & ChangedSettings & Answerable)
  | ({ readonly type: 'focus' } & Answerable)
  /** No further answers to exercises are accepted. */
  | ({ readonly type: 'close' } & Answerable);
export type ToFrame = Envelope & ToFrameBody;

export const ENVELOPE: Envelope = { tartan: 'frame', version: 2 };

/** Anything that was posted with the envelope of these messages. */
export type Posted = Readonly<Record<string, unknown>>;

export function isTartanMessage(data: unknown): data is Posted {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { tartan, version } = data as Partial<Record<keyof Envelope, unknown>>;
  return tartan === ENVELOPE.tartan && version === ENVELOPE.version;
}
