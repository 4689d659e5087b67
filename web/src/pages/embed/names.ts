/** A game and its board by their names. */
import type { Game } from '../../game/game';
import type { Position } from '../../game/position';
import t from '#words/embed';
import { boardName } from '../../text/places';
import { gameName } from '../../views/game_words';

interface GameAndPosition {
  readonly game: Game;
  readonly position: Position;
}

/** What the frame is called for those who don’t see it. */
export function frameTitle(board: GameAndPosition): string {
  return t('frame-title', namesOf(board));
}

/** The button that takes the board of the Board page. */
export function takeName(board: GameAndPosition): string {
  return t('take', namesOf(board));
}

function namesOf({ game, position: { rows, columns } }: GameAndPosition) {
  return { game: gameName(game), board: boardName(rows, columns) };
}
