/** How English names the players. */

/** Whoever sits at the screen, the computer, or one of two people by the name they typed. */
export type Who =
  'you' | 'computer' | { readonly player: 'first' | 'second'; readonly name: string };

/** Without a typed name, by who moves first. */
export const nameOf = ({ player, name }: Exclude<Who, string>): string =>
  name === '' ? { first: 'Player 1', second: 'Player 2' }[player] : name;

/** At the beginning of a line. */
export const playerName = (who: Who): string =>
  who === 'you' ? 'You' : who === 'computer' ? 'Computer' : nameOf(who);
