/**
 * The layers of web/ and the direction in which they import, as rules for ESLint:
 *   pages, frame -> views -> study -> game -> types of the engine's client,  views -> board,
 *   command line -> engine
 */

/** What a solver is, what it answers, and where it keeps long runs: no worker, no port. */
const ENGINE_CLIENT = 'engine/(api/[a-z_]+|kept/kept_work|wire/protocol)$';

/** Each folder's layer, and what of ours it may import from outside of itself, as patterns. */
const LAYERS = [
  {
    folder: 'web/src/pages',
    mayImport: [
      'views',
      'board/key_press$',
      'study',
      'game',
      'cloth',
      'text',
      'styles',
      'widget',
      'course_packages',
      '\\.\\./lessons',
      ENGINE_CLIENT,
    ],
    message: 'A page is made of views, and knows of the solver what it is and answers: no workers.',
  },
  {
    folder: 'web/src/views',
    mayImport: ['study', 'game', 'board', 'cloth', 'text', 'styles', ENGINE_CLIENT],
    message: 'The views show a study to whoever has one: they know no page.',
  },
  {
    folder: 'web/src/frame',
    mayImport: [
      ...['pages/(learn|solve)', 'views', 'study', 'game', 'cloth'],
      ...['text', 'styles', 'engine', 'widget', 'board/key_press$'],
    ],
    message: 'The frame is a page of its own around the board: it imports what a page does.',
  },
  {
    folder: 'web/src/study',
    mayImport: ['game', ENGINE_CLIENT],
    message: 'A study knows games and what a solver answers: no page, no board, no text.',
  },
  {
    folder: 'web/src/game',
    mayImport: ['engine/(api/boards|wire/protocol)$'],
    message:
      'Games are values and pure functions: no study, no page, no solver but its types and limits.',
  },
  {
    folder: 'web/src/board',
    mayImport: [],
    message: 'The board imports nothing of ours: give it what it draws as properties.',
  },
  {
    folder: 'web/src/cloth',
    mayImport: ['board/shades$', 'study/(ask|recent_cache)$', ENGINE_CLIENT],
    message: 'The cloth knows its colours and what a solver answers: no page, no view, no text.',
  },
  {
    folder: 'web/src/text',
    mayImport: [],
    message: 'The texts import nothing of ours: pass what they tell as arguments.',
  },
  {
    folder: 'web/src/widget',
    mayImport: [
      'game/(game|limits|look|match|prediction|query|schema|size_settings)$',
      'text/languages.json$',
    ],
    message:
      'The widget frames the built page: it imports how settings are written, and the names of modes, players, limits and languages.',
  },
  {
    folder: 'web/src/course',
    mayImport: ['widget', 'text', 'game/(limits|query)$'],
    message:
      'What talks with a course site knows the element, its messages, its limits and the texts: nothing else of ours.',
  },
  {
    folder: 'web/src/course_packages',
    mayImport: ['game/(match|schema)$', 'widget/lessons$', 'text/(change_)?language$'],
    message:
      'A package is made in the page and by the command line: pure functions of settings and files, which know neither.',
  },
  {
    folder: 'web/src/offline',
    mayImport: [],
    message: 'The service worker imports nothing of ours: it only keeps files.',
  },
  {
    folder: 'web/src/engine',
    mayImport: [],
    message: 'The solver serves the layers above: it imports none of them.',
  },
  {
    folder: 'web/lessons',
    mayImport: ['src/pages/learn'],
    message: 'A lesson is made of what Learn has for lessons.',
  },
  {
    folder: 'web/cli',
    mayImport: [
      ...['src/cloth', 'src/course_packages', 'src/engine', 'src/text', '\\.\\./package\\.json$'],
      ...['src/game/schema$', 'src/widget/(exercise_settings|lessons)$'],
    ],
    message:
      'The command line imports only the solver, the colours of the cloth, packages, the texts and its version.',
  },
];

const JOB_RUNNER = {
  regex: '(^|/)(job_runner|full_solver|boards_solver|tables_solver)$|^#(solver|tables)/',
  message: 'The job runner and its jobs are reached only through a port, in web/src/engine/wire.',
};

const MODULE = {
  regex: '^#module/',
  message: 'web/src/engine is the one door to the WebAssembly module: import from there.',
};

const WORDS = {
  regex: '^#words/',
  message: 'This layer says nothing to a reader: the words are for those above it.',
};

/** How deep the folders of a layer are nested at most. */
const DEPTHS = [1, 2, 3, 4];

/** ESLint keeps one entry of a rule for each file: the last, so the more special come later. */
export const layerRules = [
  entry(['web/**'], [JOB_RUNNER, MODULE]),
  ...LAYERS.flatMap(({ folder, mayImport, message }) =>
    DEPTHS.map((depth) => {
      const files = [`${folder}${'/*'.repeat(depth)}`];
      const outside = { regex: pathsOutside(depth, mayImport), message };
      return entry(files, [
        outside,
        ...doors(folder, depth),
        ...(hasWords(folder, mayImport) ? [] : [WORDS]),
      ]);
    }),
  ),
];

function hasWords(folder, mayImport) {
  return folder === 'web/src/text' || mayImport.some((path) => path.endsWith('text'));
}

/** Matches a relative import that climbs out of its layer, and does not go where it may. */
function pathsOutside(depth, mayImport) {
  const climb = `^(\\./)?(\\.\\./){${depth}}`;
  const allowed = mayImport.map((path) => (path.endsWith('$') ? path : `${path}(/|$)`));
  return allowed.length > 0 ? `${climb}(?!${allowed.join('|')})` : climb;
}

function doors(folder, depth) {
  if (folder !== 'web/src/engine') return [JOB_RUNNER, MODULE];
  return depth === 1 ? [JOB_RUNNER] : [];
}

function entry(files, patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
