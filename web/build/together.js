/**
 * Groups the page's modules into files. By itself the bundler makes one file for each set of parts that share
 * something: 39 for the Games page, many of 200 bytes, each a request that a phone waits for. A file here contains the
 * named modules, from `web/src/` on, with everything they import that no file before it has; so modules that more parts
 * need come first.
 */
const FILES = {
  parts: [
    'ui/Choice',
    'ui/Digits',
    'ui/FieldNotes',
    'ui/Form',
    'ui/LineInput',
    'ui/NumberField',
    'ui/OutcomeButton',
    'ui/SaveButton',
    'ui/Tick',
    'ui/copying',
    'ui/failure_text',
    'ui/math',
    'ui/use_crossing',
    'ui/use_width',
    'ui/arrow_keys',
    'pages/PageHead',
  ],
  addresses: [
    'study_views/AddressMessages',
    'asking/use_asked',
    'study_views/length_family',
    'study_views/moves/MovePicture',
    'game/size_settings',
    'study_views/position.module',
    'board/HeatSwatch',
    'text/en/lengths',
  ],
  sheets: [
    'ui/sheet/',
    'ui/value_table/table_settings',
    'ui/Answered',
    'ui/terms/Term',
  ],
  legend: ['study_views/Legend'],
  setup: [
    'study_views/BoardAnnouncer',
    'study_views/SizeControls',
    'study_views/PositionFailure',
    'study_views/ValueCoins',
    'study_views/game_words',
    'study_views/moves/MoveSamples',
    'text/en/games',
  ],
  turn_words: ['study_views/play/turn_words', 'game/next_position'],
  // Separate, so that matches and puzzles don't load lessons.
  TurnBar: ['study_views/play/TurnBar'],
  PredictBar: ['study_views/predict/PredictBar'],
  course: ['activity/lesson/lessons.ts', 'offline/copies', 'activity/lesson_names', 'text/en/learn'],
  learn: [
    'site/open_learn',
    'pages/learn/LearnPage',
    'activity/lesson/LessonExercises',
    'activity/lesson/learn_model',
    'activity/lesson/lesson.ts',
    'activity/lesson/lesson_views',
    'activity/lesson/use_reached',
    'study/lone_study',
  ],
  lesson: [
    'activity/lesson/LessonPage',
    'activity/lesson/parts/',
    'activity/lesson/instruments/Instrument',
    'activity/lesson/instruments/Question',
    'activity/lesson/instruments/mex_guess',
  ],
};

const holds = (id, start) => id.includes(`/web/src/${start}`);

/** The groups of Rolldown's `codeSplitting`. */
export const filesTogether = [
  // The first view is one file as well, which compresses better.
  { name: 'index', tags: ['$initial'] },
  ...Object.entries(FILES).map(([name, starts]) => ({
    name,
    test: (id) => starts.some((start) => holds(id, start)),
  })),
];

/** Fails a build in which a name above matches nothing any more. */
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
