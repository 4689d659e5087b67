/**
 * What of the page comes in one file. By itself the bundler makes one for each set of parts that share something: 39 for
 * the Games page, many of 200 bytes, each a request that a phone waits for. A file here holds the modules that begin as
 * named, from `web/src/` on, with all that they import and no file before it has; so what more parts need comes first.
 */
const FILES = {
  parts: [
    'views/parts/Choice',
    'views/parts/Digits',
    'views/parts/FieldNotes',
    'views/parts/Form',
    'views/parts/LineInput',
    'views/parts/NumberField',
    'views/parts/OutcomeButton',
    'views/parts/SaveButton',
    'views/parts/Tick',
    'views/parts/copying',
    'views/parts/failure_text',
    'views/parts/math',
    'views/parts/use_crossing',
    'views/parts/use_width',
    'views/arrow_keys',
    'pages/PageHead',
  ],
  addresses: [
    'views/AddressMessages',
    'views/use_asked',
    'views/length_family',
    'views/moves/MovePicture',
    'game/size_settings',
    'views/position.module',
    'board/HeatSwatch',
    'text/en/lengths',
  ],
  sheets: [
    'views/sheet/',
    'views/value_table/table_settings',
    'views/parts/Answered',
    'views/terms/Term',
  ],
  legend: ['views/Legend'],
  setup: [
    'views/BoardAnnouncer',
    'views/SizeControls',
    'views/PositionFailure',
    'views/ValueCoins',
    'views/game_words',
    'views/moves/MoveSamples',
    'text/en/games',
  ],
  turn_words: ['views/play/turn_words', 'game/next_position'],
  // Alone, so that what is played, or predicted, doesn't load a lesson.
  TurnBar: ['views/play/TurnBar'],
  PredictBar: ['views/predict/PredictBar'],
  course: ['pages/learn/lessons.ts', 'pages/embed/copies', 'widget/lessons', 'text/en/learn'],
  learn: [
    'site/open_learn',
    'pages/learn/LearnPage',
    'pages/learn/LessonExercises',
    'pages/learn/learn_model',
    'pages/learn/lesson.ts',
    'pages/learn/lesson_views',
    'pages/learn/use_reached',
    'study/lone_study',
  ],
  lesson: [
    'pages/learn/LessonPage',
    'pages/learn/parts/',
    'pages/learn/instruments/Instrument',
    'pages/learn/instruments/Question',
    'pages/learn/instruments/mex_guess',
  ],
};

const holds = (id, start) => id.includes(`/web/src/${start}`);

/** The groups of Rolldown's `codeSplitting`. */
export const filesTogether = [
  // What the first view needs is one file as well: together it packs tighter.
  { name: 'index', tags: ['$initial'] },
  ...Object.entries(FILES).map(([name, starts]) => ({
    name,
    test: (id) => starts.some((start) => holds(id, start)),
  })),
];

/** Fails a build where nothing is named as above any more. */
export function togetherAsNamed() {
  return {
    name: 'together-as-named',
    buildEnd(failure) {
      if (failure !== undefined) return;
      const ids = [...this.getModuleIds()];
      const lost = Object.values(FILES)
        .flat()
        .filter((start) => !ids.some((id) => holds(id, start)));
      if (lost.length > 0) this.error(`web/build/together.js names no module: ${lost.join(', ')}.`);
    },
  };
}
