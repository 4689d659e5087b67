/** What only the frame with the board in it says. */
export const frame = {
  /** What a move turns, in a line; a narrow frame has room for some 30 characters. */
  rules: {
    'flipping-game': 'Rectangles, upper right white.',
    rugs: 'Rectangles, lower right white.',
    'turning-corners': 'Four corners, lower right white.',
  },
  /** Of the games that have no name. */
  rule: 'Where rows and columns cross.',
  /** What can be opened, and how its button says it. */
  sheets: {
    rule: 'Rule',
    why: 'Why?',
    moves: 'Moves',
    setup: 'Set up',
  },
  close: 'Close',
  noMove: 'Choose a move on the board first.',
  unknownName: {
    hide: (name: string) => `The link asks to hide “${name}”, which can’t be hidden.`,
    lock: (name: string) => `The link asks to lock “${name}”, which can’t be locked.`,
    panels: (name: string) => `The link names a panel “${name}”, which doesn’t exist.`,
  },
  noHeight: (value: string, { least, most }: { readonly least: number; readonly most: number }) =>
    `The link’s height “${value}” isn’t a number of pixels from ${least} to ${most}, so the board takes all it needs.`,
  noOrigin: (name: string) =>
    `The link lets the board talk only with “${name}”. That isn’t an origin, so it talks with nobody.`,
};
