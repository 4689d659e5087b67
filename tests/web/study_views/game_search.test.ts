import { afterAll, describe, expect, it } from 'vitest';
import { BOARD_JOBS } from '../../../web/src/engine/worker/board_jobs';
import { createBoard } from '../../../web/src/game/board';
import { readGame } from '../../../web/src/game/game';
import { changeLanguage } from '../../../web/src/text/change_language';
import { LANGUAGES } from '../../../web/src/text/language';
import { BOARD_GAMES, ROW_GAMES, ruleText } from '../../../web/src/study_views/game_words';
import { matchesSearch, longSize } from '../../../web/src/study_views/GameGallery';
import { loadRealModule } from '../engine/real_module';

afterAll(() => changeLanguage('en'));

it.each(LANGUAGES)('each game is found by its rule as $name shows it', async ({ tag }) => {
  await changeLanguage(tag);
  for (const name of [...BOARD_GAMES, ...ROW_GAMES]) {
    const game = readGame(name)!;
    expect(matchesSearch(game, undefined, ruleText(game)), name).toBe(true);
    // A copied text may lack invisible formatting marks.
    expect(matchesSearch(game, undefined, ruleText(game).replaceAll(/\p{Cf}/gu, '')), name).toBe(
      true,
    );
  }
});

describe('by numbers', async () => {
  const module = await loadRealModule();
  const boards = [...BOARD_GAMES, ...ROW_GAMES].map((name) => {
    const game = readGame(name)!;
    return createBoard(game, BOARD_JOBS.describe({ module }, { game: name, ...longSize(game) }));
  });
  const found = (sought: string) =>
    boards.filter((board) => matchesSearch(board.game, board, sought)).map(({ game }) => game.name);

  it.each([
    ['seven of Ruler', '1 2 1 4 1 2 1', 'single*ruler'],
    ['eight of Ruler', '1 2 1 4 1 2 1 8', 'single*ruler'],
    ['sixteen, with commas', '1,2,1,4,1,2,1,8,1,2,1,4,1,2,1,16', 'single*ruler'],
    ['Mock Turtles from the third place on', '4, 7, 8, 11, 13, 14', 'single*mock-turtles'],
    ['a row of the table of Rugs', '2 3 2 8 2', 'rugs'],
  ])('finds a game by %s', (_, sought, name) => {
    expect(found(sought)).toContain(name);
  });

  it('finds no game by other numbers, nor by parts of numbers', () => {
    expect(found('1 2 1 4 1 2 1 9')).toEqual([]);
    expect(found('2 1 41 2')).toEqual([]);
    expect(found('16 32 48')).toEqual([]);
  });

  it('finds games by their entry in the OEIS', () => {
    expect(found('A000069')).toEqual(['mock-turtles-squared', 'single*mock-turtles']);
    expect(found('a006519')).toContain('single*ruler');
    expect(found('A999999')).toEqual([]);
  });
});
