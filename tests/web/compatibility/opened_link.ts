/** What an address of the page opens, in the terms of the golden files. */
import { FLIPPING_GAME } from '../../../web/src/game/game';
import { fieldsOfState } from '../../../web/src/game/fields';
import { readRoute } from '../../../web/src/game/route';
import { spelledOut } from '../../../web/src/game/position_text';
import { createLessonBeside } from '../../../web/src/activity/lesson/lesson_beside';
import { readEmbedAddress } from '../../../web/src/pages/embed/embed_settings';
import { GAMES, type CatalogueGame } from '../../../web/src/pages/games/games_settings';
import { readSetChoice } from '../../../web/src/activity/exercises/set';
import { createLearnModel } from '../../../web/src/activity/lesson/learn_model';
import { LESSONS_IN_ORDER } from '../../../web/src/activity/lesson/lessons';
import { createNimbersModel } from '../../../web/src/pages/nimbers/nimbers_model';
import { NIMBERS_SECTIONS } from '../../../web/src/pages/nimbers/parts';
import { createSiteModel, type PageLoaders } from '../../../web/src/pages/site_model';
import { readSolveAddress } from '../../../web/src/widgets/count/solve_address';
import { createStudyModel } from '../../../web/src/study/study_model';
import { createRealTables } from '../engine/real_tables';
import { createFakeAddressBar } from '../fake_address_bar';
import { createFakeEngine } from '../study/fake_engine';
import { createFakeStore, rest } from '../study/open_study';

type Bar = ReturnType<typeof createFakeAddressBar>;

const never = () => Promise.reject(new Error('The page itself is not opened here.'));
const loaders: PageLoaders = {
  solve: never,
  games: never,
  nimbers: never,
  learn: never,
  embed: never,
};

export async function openedLink(address: string): Promise<object> {
  const bar = createFakeAddressBar(address);
  const lessonBeside = createLessonBeside(bar);
  const board = createStudyModel({
    engine: createFakeEngine(),
    addressBar: lessonBeside.studyBar,
    keep: createFakeStore(),
  });
  const site = createSiteModel({ board, lessonBeside, addressBar: bar, loaders });
  const { query } = readRoute(bar.hash);
  site.visit();
  await rest(0);
  const page = site.page.value;
  const opens = {
    board: () => ({
      ...fieldsOfState(board.state.value),
      lesson: lessonBeside.asked.value?.to,
      rejected: board.visits.rejected.value,
    }),
    solve: () => readSolveAddress(query),
    games: () => openedGame(query),
    nimbers: () => openedNimbers(bar, query),
    learn: () => openedLesson(bar, query),
    embed: () => openedEmbed(query),
  };
  return { page, unknownPage: site.unknownPage.value, ...(await opens[page]()) };
}

/** Settings by kind of game. */
const GAME_SETTINGS: Readonly<Record<CatalogueGame['kind'], readonly string[]>> = {
  line: ['count', 'show', 'place', 'scale', 'view'],
  board: ['rows', 'columns', 'at', 'lit', 'filled', 'option', 'speed'],
  plane: ['rows', 'columns', 'heads', 'revealed', 'move'],
};

function openedGame(query: URLSearchParams) {
  const { settings, rejected } = GAMES.read(query);
  const { kind, name } = settings.game;
  const own = Object.entries(settings).filter(([key]) => GAME_SETTINGS[kind].includes(key));
  return { game: name, ...Object.fromEntries(own), rejected };
}

async function openedNimbers(addressBar: Bar, query: URLSearchParams) {
  const model = createNimbersModel({
    engine: createRealTables(),
    addressBar,
    parts: NIMBERS_SECTIONS,
    keep: () => createFakeStore(),
  });
  model.visit(query);
  const part = model.section.value;
  const { settings } = await model.open(part);
  return { part, ...Object.fromEntries(settings.value) };
}

function openedLesson(addressBar: Bar, query: URLSearchParams) {
  const model = createLearnModel({
    engine: createFakeEngine(),
    tables: createRealTables(),
    loadCloth: never,
    addressBar,
    store: { ...createFakeStore(), remove: () => undefined },
    course: LESSONS_IN_ORDER,
    entropy: () => 1,
  });
  model.visit();
  const { lesson, part, missing } = model.arrival.value;
  const set = lesson && readSetChoice(lesson.slug, query);
  return { lesson: lesson?.slug, part, missing, ...(set && { exercises: set }) };
}

function openedEmbed(query: URLSearchParams) {
  const { settings, rejected } = readEmbedAddress(query);
  const { game, position } = settings;
  const isOther = game.name !== FLIPPING_GAME.name;
  return {
    ...settings,
    game: isOther ? game.name : undefined,
    rejected,
    position: spelledOut(position, game),
  };
}
