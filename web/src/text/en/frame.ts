/** What only the frame with the board in it says. */
export const frame = {
  /** In one sentence or two. */
  rules: {
    'flipping-game':
      'A move turns over a rectangle whose upper right disc is white. Whoever turns the whole board black wins.',
    rugs: 'A move turns over a rectangle whose lower right disc is white. Whoever makes the last move wins.',
    'turning-corners':
      'A move turns over the four corners of a rectangle whose lower right disc is white. Whoever makes the last move wins.',
  },
  /** Of the games that have no name. */
  rule: 'A move turns over the discs where some rows and some columns cross; the one in the last row and last column must be white. Whoever makes the last move wins.',
  ruleInFull: 'The rule in full',
  /** To predict, where the answer stays hidden. */
  choose:
    'Click a white disc to hold it as the corner, then click the disc where the move should end.',
  unknownName: {
    hide: (name: string) => `The link asks to hide “${name}”, which can’t be hidden.`,
    lock: (name: string) => `The link asks to lock “${name}”, which can’t be locked.`,
  },
  noOrigin: (name: string) =>
    `The link lets the board talk only with “${name}”. That isn’t an origin, so it talks with nobody.`,
  settings: (hasSize: boolean, hasLayers: boolean) =>
    hasSize && hasLayers
      ? 'Game, size, shading and numbers'
      : hasSize
        ? 'Game and size'
        : 'Shading and numbers',
  winningMoves: 'All winning moves, one by one',
};
