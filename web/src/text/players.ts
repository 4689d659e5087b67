/** The names of players. */
import t from '#words/players';

/** One of two people at the screen; '' if they typed no name. */
interface Named {
  readonly player: 'first' | 'second';
  readonly name: string;
}

/** The reader, the computer, or one of two people. */
export type ParticipantName = 'you' | 'computer' | Named;

/** The players' signs where there is no room for names. */
export const PLAYER_SIGNS = { first: '▲', second: '▼' } as const;

/** At the beginning of a line: `You`, `Computer`, `Player 1`, `Ada`. */
export function playerName(who: ParticipantName): string {
  if (typeof who === 'string') return t(who);
  return who.name === '' ? t(who.player) : who.name;
}

/** A player as message arguments: `$who` selects the sentence, which may contain `$name`. */
export function playerArguments(who: Exclude<ParticipantName, 'computer'>): {
  readonly who: 'you' | 'named';
  readonly name: string;
};
export function playerArguments(who: ParticipantName): {
  readonly who: 'you' | 'computer' | 'named';
  readonly name: string;
};
export function playerArguments(who: ParticipantName) {
  return { who: typeof who === 'string' ? who : 'named', name: playerName(who) };
}
