/** What only the frame with the board in it says. */
export const frame = {
  heading: 'The Flipping Game',
  rule: 'A move turns over a rectangle whose upper right disc is white. Whoever turns the whole board black wins.',
  ruleInFull: 'The rule in full',
  lengths:
    'All discs are white at first. The height of a rectangle must be 1, 3, 6, 10, … (a triangular number), its width 1, 4, 9, 16, … (a square), and the disc in its upper right corner must be white.',
  invitation: {
    explore:
      'Point at a disc, or tap it: it is the corner of a rectangle. Click it to hold it, and then the disc where the rectangle should end.',
    predict: 'Choose a corner and the rectangle that you think wins, and then look.',
    choose: 'Choose a corner, and then the disc where the rectangle should end.',
    edit: 'Click discs to turn them over, one by one or in one stroke.',
    play: 'Choose a white disc, and then the marked disc where the rectangle ends; the same disc again turns it over alone.',
  },
  unknownName: {
    hide: (name: string) => `The address asks to hide “${name}”, which cannot be hidden.`,
    lock: (name: string) => `The address asks to lock “${name}”, which cannot be locked.`,
  },
  noOrigin: (name: string) =>
    `The address lets the board talk with “${name}” alone, which is no origin; so it talks with nobody.`,
  newGame: 'A new game',
  settings: (hasSize: boolean, hasLayers: boolean) =>
    hasSize && hasLayers ? 'Size, shading and numbers' : hasSize ? 'Size' : 'Shading and numbers',
  winningMoves: 'All winning moves, one by one',
};
