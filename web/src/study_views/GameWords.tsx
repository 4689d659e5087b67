import type { Game } from '../game/game';
import { gameName, playingText, ruleText } from './game_words';

interface GameWordsProps {
  readonly game: Game;
  readonly part: 'name' | 'rule' | 'playing';
}

/** What is said of a game with which the page does not begin. */
export function GameWords({ game, part }: GameWordsProps) {
  if (part === 'name') return <>{gameName(game)}</>;
  return <>{part === 'rule' ? ruleText(game) : playingText(game)}</>;
}
