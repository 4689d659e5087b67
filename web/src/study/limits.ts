/** What a page that frames the board keeps from its reader; the site itself keeps nothing. */

export interface Limits {
  readonly hides: {
    /** What wins, wherever it would be told; then hints are hidden as well. */
    readonly answers: boolean;
    /** Help while one plays. */
    readonly hints: boolean;
    readonly nimbers: boolean;
    /** The three steps to a winning move, which tell what wins, and nimbers. */
    readonly steps: boolean;
  };
  readonly locks: {
    readonly game: boolean;
    readonly size: boolean;
    readonly mode: boolean;
    /**
     * Nothing turns a coin but in a match, which begins from the start of the study; the game and the size
     * are locked as well then.
     */
    readonly position: boolean;
  };
}

export type HiddenPart = Exclude<keyof Limits['hides'], 'steps'>;
export type LockedPart = keyof Limits['locks'];

export const NO_LIMITS: Limits = limitsOf([], []);

export function limitsOf(hidden: readonly HiddenPart[], locked: readonly LockedPart[]): Limits {
  const hides = (part: HiddenPart) => hidden.includes(part);
  const locks = (part: LockedPart) => locked.includes(part);
  return {
    hides: {
      answers: hides('answers'),
      hints: hides('hints') || hides('answers'),
      nimbers: hides('nimbers'),
      steps: hides('answers') || hides('nimbers'),
    },
    locks: {
      game: locks('game') || locks('position'),
      size: locks('size') || locks('position'),
      mode: locks('mode'),
      position: locks('position'),
    },
  };
}
