/** What can be wrong with a game that comes from outside. */

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
  | 'review';

/** What is wrong with a pasted game; `found` is what stands there. */
export type GameJsonProblem =
  | { readonly kind: 'not-json' | 'not-a-game' }
  | { readonly kind: 'unknown-version'; readonly found: string }
  | { readonly kind: 'bad-size'; readonly key: 'rows' | 'columns'; readonly found: string }
  | { readonly kind: 'wrong-row-count'; readonly rows: number; readonly found: number }
  | {
      readonly kind: 'bad-row';
      readonly row: number;
      readonly columns: number;
      readonly found: string;
    }
  /** A move that is not legal where it stands; `key` names it: `moves[3]`, `branches[0].moves[1]`. */
  | { readonly kind: 'illegal-move'; readonly key: string; readonly found: string }
  | { readonly kind: 'bad-value'; readonly key: string; readonly found: string };
