/**
 * The largest downloads that readers may need, gzipped. A part counts what it imports at once, without the first view.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CHUNK_LIST } from './web/build/chunk_list.js';

const chunks = JSON.parse(readFileSync(CHUNK_LIST, 'utf8'));
const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]));

/** A file with all that it imports, directly or not. */
function closure(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunkOf.get(file)?.imports ?? []) closure(imported, found);
  return found;
}

/** All files loaded for these modules, named from `web/` on. */
function loadedFor(modules) {
  const files = modules.map((module) => {
    const chunk = chunks.find((each) => each.modules.includes(module));
    if (chunk === undefined) throw new Error(`No script of the page holds ${module}.`);
    return chunk.file;
  });
  return new Set(files.flatMap((file) => [...closure(file)]));
}

const firstView = loadedFor(['src/main.tsx']);

/** The files that a path matches, which may contain a star. A missing one would count as no bytes. */
function filesAt(path) {
  const [start, end = ''] = basename(path).split('*');
  const isNamed = (file) =>
    path.includes('*') ? file.startsWith(start) && file.endsWith(end) : file === start;
  const files = readdirSync(dirname(path)).filter(isNamed);
  if (files.length === 0) throw new Error(`There is no ${path}.`);
  return files.map((file) => join(dirname(path), file));
}

const sized = (name, limit, path) => ({
  name,
  limit,
  path: [path].flat().flatMap(filesAt),
  gzip: true,
});

/** The files that these modules add to the first view, and to what was loaded `after`. */
function part(name, limit, modules, after = []) {
  const before = loadedFor(after);
  const files = [...loadedFor(modules)].filter((file) => !firstView.has(file) && !before.has(file));
  return sized(
    name,
    limit,
    files.map((file) => `dist/${file}`),
  );
}

const pages = (...modules) => modules.map((module) => `src/pages/${module}`);
const views = (...modules) => modules.map((module) => `src/study_views/${module}`);
const nimbers = (...modules) => [
  'src/site/open_nimbers.ts',
  ...pages('nimbers/NimbersPage.tsx', ...modules),
];
const learn = ['src/site/open_learn.ts', ...pages('learn/LearnPage.tsx')];
/** The code that shows lessons is loaded with the first one. */
const lesson = [...learn, 'src/activity/lesson/LessonPage.tsx'];
const ruleLesson = ['lessons/en/rule.mdx', 'lessons/rule.ts'];
const course = {
  rule: [],
  turtles: [],
  mex: [],
  patterns: ['src/activity/lesson/instruments/GuessedPlot.tsx'],
  runs: [],
  tartan: [],
  'nim-product': [],
  counting: [],
  'winning-move': [],
  beyond: [],
  coins: [],
  chessboard: [],
};

/** The modules that the Board page loads as soon as the board is drawn. */
const boardDrawn = [
  ...pages('board/BoardPanel.tsx'),
  ...views('GameWords.tsx', 'moves/MoveSamples.tsx', 'BoardAnnouncer.tsx'),
  'src/board/BoardTools.tsx',
];
export default [
  sized('JavaScript of the first view', '83.2 kB', [
    ...[...firstView].map((file) => `dist/${file}`),
    'dist/assets/boards_entry-*.js',
  ]),
  // The language with most bytes.
  sized('Its words in another language', '4.2 kB', 'dist/assets/ru/first-*.js'),
  sized('All other words in that language', '53.8 kB', 'dist/assets/ru/later-*.js'),
  part('What comes after the board is drawn', '40 kB', boardDrawn),
  part('Its first minute', '10 kB', views('first_minute/FirstMinuteBar.tsx'), boardDrawn),
  part(
    'Why a move wins',
    '20 kB',
    [...views('why/WhyPanel.tsx'), 'src/ui/terms/Term.tsx'],
    boardDrawn,
  ),
  part('A winning move in three steps', '11.6 kB', views('why/WinningSteps.tsx'), boardDrawn),
  part('Predicting', '6.6 kB', views('predict/PredictBar.tsx'), boardDrawn),
  part('Playing', '20.5 kB', views('play/PlayPanel.tsx', 'play/TurnBar.tsx'), boardDrawn),
  part('Sharing a board', '10 kB', views('SharePanel.tsx'), boardDrawn),
  part('Its link as a code', '5 kB', ['src/ui/QrCode.tsx'], boardDrawn),
  part('Saving its picture', '5 kB', ['src/board/picture.ts'], boardDrawn),
  part('Choosing another game', '10 kB', views('GameGallery.tsx'), boardDrawn),
  part('The Solve page', '42.8 kB', ['src/site/open_solve.ts', ...pages('solve/SolvePage.tsx')]),
  part('The cloth of an answer', '20 kB', pages('solve/ClothPart.tsx'), [
    'src/site/open_solve.ts',
    ...pages('solve/SolvePage.tsx'),
  ]),
  part(
    'Whole sequences and checked values',
    '40 kB',
    [
      'src/site/open_sequence.ts',
      ...pages('solve/sequence/SequenceSection.tsx', 'solve/sequence/CheckSection.tsx'),
    ],
    ['src/site/open_solve.ts', ...pages('solve/SolvePage.tsx')],
  ),
  part('The Games page', '40 kB', ['src/site/open_games.ts', ...pages('games/GamesPage.tsx')]),
  part('A plot of Grundy numbers', '30 kB', pages('games/LinePlot.tsx'), [
    'src/site/open_games.ts',
    ...pages('games/GamesPage.tsx'),
  ]),
  part(
    'The Nimbers page with its calculator',
    '40 kB',
    nimbers('nimbers/calculator/Calculator.tsx'),
  ),
  part('… with its tables', '40 kB', nimbers('nimbers/tables/TablesView.tsx')),
  part('… with its heaps', '40 kB', nimbers('nimbers/heaps/HeapsView.tsx')),
  part('… with its boxes', '40 kB', nimbers('nimbers/boxes/BoxesView.tsx')),
  part('… with Chessboard Nim', '40 kB', nimbers('nimbers/chessboard/chessboard.tsx')),
  part('The Embed page', '40.5 kB', pages('embed/EmbedPage.tsx', 'embed/embed_model.ts')),
  part(
    '… for a course site',
    '12 kB',
    pages('embed/CoursePanel.tsx', 'embed/CourseView.tsx'),
    pages('embed/EmbedPage.tsx', 'embed/embed_model.ts'),
  ),
  part('Learn, with its list of lessons', '18.7 kB', learn),
  part('What shows a lesson', '31.8 kB', lesson, learn),
  part(
    'The same beside the board',
    '28.4 kB',
    ['src/site/open_learn.ts', 'src/activity/lesson/LessonPanel.tsx'],
    boardDrawn,
  ),
  ...Object.entries(course).map(([slug, late]) =>
    part(
      `The lesson “${slug}” with its instruments`,
      '23.2 kB',
      [`lessons/en/${slug}.mdx`, `lessons/${slug}.ts`, ...late],
      lesson,
    ),
  ),
  part(
    'The exercises of a lesson',
    '32.5 kB',
    ['src/activity/exercises/Exercises.tsx', 'src/activity/exercises/exercises_model.ts'],
    [...lesson, ...ruleLesson],
  ),
  part('… on paper', '28.5 kB', ['src/activity/exercises/Sheets.tsx'], [...lesson, ...ruleLesson]),
  sized('WebAssembly of the first view', '50 kB', 'dist/assets/tartan_boards-*.wasm'),
  sized('WebAssembly of boards and counts', '84 kB', 'dist/assets/tartan-*.wasm'),
  sized('WebAssembly of nimbers, lines and tables', '80 kB', 'dist/assets/tartan_tables-*.wasm'),
  sized('The element for other pages', '5.7 kB', 'dist/flipping-game.js'),
  sized('The lessons of a package, with all that they load', '392.9 kB', 'dist/course-frame.js'),
  // Some course sites refuse large packages.
  ...['rule-scorm-1.2', 'puzzles-scorm-2004'].map((name) => ({
    name: `The package ${name}.zip`,
    limit: '500 kB',
    path: filesAt(`dist/courses/${name}.zip`),
    brotli: false,
  })),
  sized('What talks with a course site', '17.8 kB', 'dist/course.js'),
  sized('The frame’s script, with worker and wasm', '171.8 kB', 'dist/embed.js'),
  sized('The picture of a frame, with worker and wasm', '150 kB', 'dist/embed-tartan.js'),
  sized('The lessons of a frame, with worker and wasm', '278 kB', 'dist/embed-lessons.js'),
];
