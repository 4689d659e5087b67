import { afterAll, expect, it } from 'vitest';
import { readGame } from '../../../web/src/game/game';
import { changeLanguage } from '../../../web/src/text/change_language';
import { LANGUAGES } from '../../../web/src/text/language';
import { BOARD_GAMES, ROW_GAMES, ruleText } from '../../../web/src/views/game_words';
import { isMeant } from '../../../web/src/views/GameGallery';

afterAll(() => changeLanguage('en'));

it.each(LANGUAGES)('each game is found by its rule as $name shows it', async ({ tag }) => {
  await changeLanguage(tag);
  for (const name of [...BOARD_GAMES, ...ROW_GAMES]) {
    const game = readGame(name)!;
    expect(isMeant(game, undefined, ruleText(game)), name).toBe(true);
    // A copy may lack the marks that nobody sees.
    expect(isMeant(game, undefined, ruleText(game).replaceAll(/\p{Cf}/gu, '')), name).toBe(true);
  }
});
