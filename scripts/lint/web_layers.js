/**
 * The layers of web/ and the direction in which they import, for dependency-cruiser:
 *
 *   pages, outlets -> activity -> widgets -> study_views -> study -> game -> engine/api
 *                     study_views -> board, cloth, ui -> drawing, viewport
 *   command line -> engine
 *
 * Imports of types count as much as others, but where a rule says so.
 */

import { existsSync } from 'node:fs';
import { inProject } from '../tools/places.js';

/**
 * The layer of each folder, and what it may import from outside of itself, as patterns of paths from web/ on: a folder
 * ends in a slash, and a file has no ending.
 */
const LAYERS = [
  {
    folder: 'src/pages',
    mayImport: [
      ...['src/activity/', 'src/widgets/', 'src/study_views/', 'src/cloth/', 'src/ui/'],
      ...['src/viewport/key_press', 'src/study/', 'src/asking/', 'src/game/', 'src/engine/api/'],
      ...['src/text/', 'src/styles/', 'src/outlets/element/', 'src/outlets/packages/'],
      ...['src/offline/copies', 'lessons/'],
    ],
    why: 'A page is made of views, and knows of the solver what it is and answers: no workers.',
  },
  {
    folder: 'src/outlets/frame',
    mayImport: [
      ...['src/activity/', 'src/widgets/', 'src/study_views/', 'src/cloth/', 'src/ui/'],
      ...['src/viewport/key_press', 'src/study/', 'src/asking/', 'src/game/'],
      ...['src/engine/(api|client|wire)/', 'src/text/', 'src/styles/', 'src/outlets/element/'],
    ],
    why: 'The frame is a page of its own around an activity: it imports no page of the site.',
  },
  {
    folder: 'src/activity',
    mayImport: [
      ...['src/widgets/', 'src/study_views/', 'src/cloth/', 'src/ui/', 'src/viewport/key_press'],
      ...['src/study/', 'src/asking/', 'src/game/', 'src/engine/api/', 'src/text/', 'src/styles/'],
      ...['src/outlets/element/messages', 'src/offline/copies', 'lessons/'],
    ],
    why: 'Lessons, exercises and puzzles stand on pages and in frames: they know neither.',
  },
  {
    folder: 'src/widgets',
    mayImport: [
      ...['src/study_views/', 'src/ui/', 'src/viewport/key_press', 'src/study/', 'src/asking/'],
      ...['src/game/', 'src/engine/api/', 'src/text/', 'src/styles/'],
    ],
    why: 'What several pages and lessons show, with a model of its own: it knows none of them.',
  },
  {
    folder: 'src/outlets/element',
    mayImport: [
      'src/game/(game|limits|look|match|prediction|query|schema|size_settings)',
      'src/text/languages',
    ],
    why: 'The element frames the built page: it imports how settings are written, and the names of modes, players, limits and languages.',
  },
  {
    folder: 'src/outlets/course',
    mayImport: ['src/text/', 'src/outlets/element/', 'src/game/(limits|query)'],
    why: 'What talks with a course site knows the element, its messages, its limits and the texts: nothing else of ours.',
  },
  {
    folder: 'src/outlets/packages',
    mayImport: [
      ...['src/game/(match|schema)', 'src/activity/lesson_names'],
      'src/text/(change_)?language',
    ],
    why: 'A package is made in the page and by the command line: pure functions of settings and files, which know neither.',
  },
  {
    folder: 'src/study_views',
    mayImport: [
      ...['src/board/', 'src/cloth/', 'src/ui/', 'src/drawing/', 'src/viewport/', 'src/study/'],
      ...['src/asking/', 'src/game/', 'src/engine/api/', 'src/text/', 'src/styles/'],
    ],
    why: 'These views show a study to whoever has one: they know no page.',
  },
  {
    folder: 'src/cloth',
    mayImport: [
      ...['src/ui/', 'src/drawing/', 'src/viewport/', 'src/asking/', 'src/engine/api/'],
      ...['src/game/', 'src/text/', 'src/styles/'],
    ],
    why: 'The cloth is whole in its folder: it knows what a solver answers, and no study, no page.',
  },
  {
    folder: 'src/ui',
    mayImport: [
      ...['src/drawing/', 'src/viewport/', 'src/asking/', 'src/engine/api/(errors|tables)'],
      ...['src/game/(route|schema|size_input)', 'src/text/', 'src/styles/'],
    ],
    why: 'The design system shows values: it knows no study and no game.',
  },
  {
    folder: 'src/board',
    mayImport: ['src/drawing/', 'src/viewport/'],
    why: 'The board knows nothing of games: give it what it draws as properties.',
  },
  {
    folder: 'src/study',
    mayImport: ['src/asking/', 'src/game/', 'src/engine/api/'],
    why: 'A study knows games and what a solver answers: no page, no board, no text.',
  },
  {
    folder: 'src/asking',
    mayImport: ['src/engine/api/'],
    why: 'A question knows what a solver answers, and not who asks.',
  },
  {
    folder: 'src/game',
    mayImport: ['src/engine/api/(axes|boards)'],
    why: 'Games are values and pure functions: no study, no page, no solver but its types and limits.',
  },
  {
    folder: 'src/viewport',
    mayImport: ['src/drawing/box'],
    why: 'A view that is moved knows nothing of what is seen in it.',
  },
  ...['drawing', 'text', 'offline'].map((name) => ({
    folder: `src/${name}`,
    mayImport: [],
    why: 'It imports nothing of ours: pass what it works on as arguments.',
  })),
  {
    folder: 'src/engine/api',
    mayImport: ['src/engine/worker/(board_jobs|tables_solver)'],
    why: 'What an engine answers: values and types. Of a worker they know the types of its jobs.',
  },
  {
    folder: 'src/engine/wire',
    mayImport: ['src/engine/api/'],
    why: 'Between page and worker: messages and how they travel, whatever the jobs are.',
  },
  {
    folder: 'src/engine/worker',
    mayImport: ['src/engine/(api|wire)/'],
    why: 'Inside a worker: jobs, their module and what they answer. It knows no page.',
  },
  {
    folder: 'src/engine/client',
    mayImport: ['src/engine/(api|wire|worker)/'],
    why: 'On the page: it calls workers over the wire, and knows of them the types of their jobs.',
  },
  {
    folder: 'src/engine/storage',
    mayImport: ['src/engine/api/'],
    why: 'What survives a reload: it stores what an engine answers, and asks none.',
  },
  {
    folder: 'lessons',
    mayImport: ['src/activity/', 'src/text/texts'],
    why: 'A lesson is made of what activities have for lessons.',
  },
  {
    folder: 'cli',
    mayImport: [
      'src/text/',
      ...['src/cloth/', 'src/outlets/packages/', 'src/engine/', 'src/game/schema'],
      'src/activity/(exercise_settings|lesson_names)',
    ],
    why: 'The command line imports only the solver, the colours of the cloth, packages, the texts and its version.',
  },
];

const OURS = '^web/(src|cli|lessons)/';
/** Words that the build generates from the texts, for modules that may import the texts. */
const WORDS = '^build/words/';
/** A worker's code, and its modules with the types that the build generates for them. */
const WORKER = '^(web/src/engine/worker|build/wasm/module)/(?!catalogue)';

const pathOf = (path) => `^web/${path}${path.endsWith('/') ? '' : '\\.(?:d\\.ts|tsx?|json)$'}`;

function layerRule({ folder, mayImport, why }) {
  if (!existsSync(inProject('web', folder))) throw new Error(`There is no folder web/${folder}.`);
  return rule(folder, why, `^web/${folder}/`, {
    path: [OURS, WORDS],
    pathNot: [
      ...[`${folder}/`, ...mayImport].map(pathOf),
      ...([`${folder}/`, ...mayImport].includes('src/text/') ? [WORDS] : []),
    ],
  });
}

/** The configuration of dependency-cruiser. */
export default {
  forbidden: [
    rule('circle', 'They import one another in a circle.', OURS, { circular: true }),
    ...LAYERS.map(layerRule),
    rule(
      'worker',
      'What runs inside a worker is called over the wire: see web/src/engine/client.',
      '^web/(?!src/engine/(api|client|worker)/|cli/)',
      { path: WORKER },
    ),
    rule(
      'types of a worker',
      'The code of a page would hold that of a worker as well: import its types alone.',
      '^web/src/engine/(api|client)/',
      { path: WORKER, dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^build/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: inProject('web/tsconfig.json') },
  },
};

function rule(name, comment, path, to) {
  return { name, comment, severity: 'error', from: { path }, to };
}
