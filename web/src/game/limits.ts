/** What a page that frames the board keeps from its reader; the site itself keeps nothing. */

/** What is not shown. `answers`: what wins. `hints`: help while one plays. `nimbers`: every nimber, and why. */
export const HIDEABLE = ['answers', 'hints', 'nimbers'] as const;
export type Hideable = (typeof HIDEABLE)[number];

/**
 * What the reader can't change. `position`: the size and the game as well; moves can be chosen and looked
 * into, but none is made on a board that is explored; a game begins from its own start. `opponent`: who plays whom. `answers`: those to a lesson's
 * exercises, which can be read. `undo`: what was done.
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
  /** `steps`: the three steps to a winning move, which tell what wins, and nimbers. */
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
