/** What can be wrong with a game that comes from outside. */
import type { FormProblem } from '../board/json_form';
import type { SeenKey } from '../board/seen';

/** A value of the address that could not be used. */
export interface RejectedGameValue {
  readonly key: GameAddressKey;
  readonly value: string;
}

export type GameAddressKey =
  | 'rows'
  | 'columns'
  | 'position'
  | 'first'
  | 'opponent'
  | 'you'
  | 'seed'
  | 'moves'
  | 'branches'
  | 'hints'
  | 'at'
  | 'review'
  | SeenKey;

/** What is wrong with a pasted game; `found` is what stands there. */
export type GameJsonProblem =
  | FormProblem
  | { readonly kind: 'not-a-game' }
  /** A move that is not legal where it stands; `key` names it: `moves[3]`, `branches[0].moves[1]`. */
  | { readonly kind: 'illegal-move'; readonly key: string; readonly found: string };
