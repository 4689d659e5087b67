/** Names of a game and its board. */
import type { Game } from '../../game/game';
import type { Position } from '../../game/position';
import commonWords from '#words/common';
import t from '#words/embed';
import clothWords from '#words/cloth';
import learnWords from '#words/learn';
import { boardName, countSymbol } from '../../text/places';
import type { EmbedSettings } from './embed_settings';
import { gameName } from '../../study_views/game_words';

interface GameAndPosition {
  readonly game: Game;
  readonly position: Position;
}

/** The frame's title for screen readers. */
export function frameTitle(settings: EmbedSettings): string {
  const { what, graded, lesson, tartanRows, tartanColumns } = settings;
  if (what === 'course' && graded === 'puzzles') return commonWords('puzzles');
  if (what === 'course' && graded === 'match') return t('frame-title', namesOf(settings));
  if (what === 'lesson' || what === 'course') return learnWords(`lesson-${lesson}-title`);
  if (what === 'tartan')
    return clothWords('heading', { name: countSymbol(tartanRows, tartanColumns) });
  return t('frame-title', namesOf(settings));
}

/** The label of the button that takes over the board of the Board page. */
export function takeBoardLabel(board: GameAndPosition): string {
  return t('take', namesOf(board));
}

function namesOf({ game, position: { rows, columns } }: GameAndPosition) {
  return { game: gameName(game), board: boardName(rows, columns) };
}
