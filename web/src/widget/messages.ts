/**
 * The messages between a page and the frame with the board in it, by `postMessage`.
 *
 *   host page                                    frame (embed.html)
 *    | <-------------------------------- ready {state} | once, when the board can be used
 *    | <--------------------------- resize {height, …} | what the content needs, as it changes
 *    | <------------------------- statechange {state, by} |
 *    | <--------------------------- move {move, by, …} | a move was made
 *    | <------------------------------ solved {how, …} |
 *    | <------------------------ error {kind, message} |
 *    | setState {state} ------------------------------> | answered by statechange or by error
 *    | getState --------------------------------------> | answered by statechange
 *    | reset -----------------------------------------> | to what the frame's address asks for
 *    | theme {theme} ---------------------------------> | light or dark, without loading anew
 *    | focus -----------------------------------------> | the keys go to the board
 *
 * An `id` that a host gives comes back as `reply` in what answers it. A frame hears only its parent, and
 * where its address names an `origin` only a parent of that origin; what has another shape is ignored.
 */
import type { Theme } from './settings';

/** What every message bears; a change that a host has to know of makes the version another one. */
export interface Envelope {
  readonly tartan: 'frame';
  readonly version: 1;
}

/**
 * A board with all its moves, in its documented form (web/README.md) as an object:
 * `{tartan: 'study', version: 2, rows, columns, …}`. A frame takes the two older forms as well, `board` and
 * `game` of version 1, and tells this one.
 */
export interface FrameState {
  readonly tartan: 'study' | 'board' | 'game';
  readonly version: 1 | 2;
  readonly rows: number;
  readonly columns: number;
  readonly [key: string]: unknown;
}

/** The coins where these rows and columns cross, in the game's own numbers, ascending. */
export interface MadeMove {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * The same of a move whose rows are neighbours and whose columns are, by its corner: the last column and
 * row. On the board of the Flipping Game they count from 1 at the lower left.
 */
export interface FlippedRectangle {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export type ChangedBy = 'reader' | 'computer' | 'host';

/** What a message says beside its envelope. */
export type FromFrameBody =
  | { readonly type: 'ready'; readonly state: FrameState }
  /** In CSS pixels, on the screen and on paper. */
  | { readonly type: 'resize'; readonly height: number; readonly printedHeight?: number }
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
      /** In a game, who made it: Black moves first. */
      readonly player?: 'black' | 'white';
      /** Whether it was one of the winning moves; absent while that is not known. */
      readonly winning?: boolean;
    }
  /** A predicted move was looked at and wins. */
  | {
      readonly type: 'solved';
      readonly how: 'prediction';
      readonly move: MadeMove;
      readonly rectangle?: FlippedRectangle;
    }
  /** A person has won a game. */
  | { readonly type: 'solved'; readonly how: 'game'; readonly winner: 'black' | 'white' }
  | {
      readonly type: 'error';
      /** `bad-setting`: a value of the address. `bad-state`: that of a `setState`. Or the solver's kind. */
      readonly kind: string;
      /** One sentence. */
      readonly message: string;
      readonly reply?: string | number;
    };
export type FromFrame = Envelope & FromFrameBody;

export type ToFrameBody =
  | { readonly type: 'setState'; readonly state: FrameState; readonly id?: string | number }
  | { readonly type: 'getState'; readonly id?: string | number }
  | { readonly type: 'reset'; readonly id?: string | number }
  | { readonly type: 'theme'; readonly theme: Theme; readonly id?: string | number }
  | { readonly type: 'focus'; readonly id?: string | number };
export type ToFrame = Envelope & ToFrameBody;

export const ENVELOPE: Envelope = { tartan: 'frame', version: 1 };

/** Whether a message that somebody posted is one of this protocol and version. */
export function isEnveloped(data: unknown): data is Envelope & { readonly type: unknown } {
  if (typeof data !== 'object' || data === null) return false;
  const { tartan, version } = data as Partial<Record<keyof Envelope, unknown>>;
  return tartan === ENVELOPE.tartan && version === ENVELOPE.version && 'type' in data;
}
