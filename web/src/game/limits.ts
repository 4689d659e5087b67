/** What the author of a page with the board hides from its readers. The site itself hides nothing. */

/**
 * What can be hidden. `answers`: which moves win. `hints`: help during play. `nimbers`: every nimber and its reason.
 */
export const HIDEABLE = ['answers', 'hints', 'nimbers'] as const;
export type Hideable = (typeof HIDEABLE)[number];

/**
 * What the reader can be kept from changing. `position` includes the size and the game; moves can be chosen and
 * examined, but none is made while exploring, and a game starts from its own position. `opponent`: who plays whom.
 * `answers`: those to a lesson's exercises, which stay readable. `undo`: taking back.
 */
export const LOCKABLE = [
  'game',
  'size',
  'mode',
  'position',
  'opponent',
  'undo',
  'answers',
] as const;
export type Lockable = (typeof LOCKABLE)[number];

export interface Limits {
  /** `steps`: the three steps to a winning move, which reveal answers and nimbers. */
  readonly hides: Readonly<Record<Hideable | 'steps', boolean>>;
  readonly locks: Readonly<Record<Lockable, boolean>>;
}

export function limitsOf(
  hidden: readonly Hideable[] = [],
  locked: readonly Lockable[] = [],
): Limits {
  const hides = (part: Hideable) => hidden.includes(part);
  const locks = (part: Lockable) => locked.includes(part);
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
      opponent: locks('opponent'),
      undo: locks('undo'),
      answers: locks('answers'),
    },
  };
}
