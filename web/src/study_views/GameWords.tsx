import type { Game } from '../game/game';
import { gameName, playingText, ruleText } from './game_words';

interface GameWordsProps {
  readonly game: Game;
  readonly part: 'name' | 'rule' | 'playing';
}

/** The text about a game, for games other than the page's first one. */
export function GameWords({ game, part }: GameWordsProps) {
  if (part === 'name') return <>{gameName(game)}</>;
  return <>{part === 'rule' ? ruleText(game) : playingText(game)}</>;
}
