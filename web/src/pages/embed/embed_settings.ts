/**
 * A teacher's settings for the board in another page, as the Embed page's address,
 * `#/embed?game=rugs&rows=8&columns=8&mode=predict&hide=nimbers&for=moodle`, and as the query of the frame's own
 * address.
 */
import { addressSettings, readAddress } from '../../game/address';
import { FLIPPING_GAME, type Game } from '../../game/game';
import { limitsOf, type Limits } from '../../game/limits';
import { DEFAULT_BOARD_LOOK, type StudyMode } from '../../game/look';
import { DEFAULT_MATCH, type Opponent, type Player } from '../../game/match';
import type { Position } from '../../game/position';
import { DEFAULT_STUDY, newStudy, shownPosition } from '../../game/study';
import { formatRoute, type Rejected } from '../../game/route';
import {
  choiceSetting,
  schemaOf,
  wholeNumberSetting,
  type AddressEntries,
  type ValuesOfSchema,
} from '../../game/schema';
import { language, DEFAULT_LANGUAGE } from '../../text/language';
import {
  activityKeys,
  GRADING_SETTINGS,
  LESSON_SETTINGS,
  type CourseActivity,
} from '../../outlets/packages/activity';
import { HARDEST_PUZZLE_LEVEL } from '../../game/prediction';
import type { ExerciseSource } from '../../activity/lesson_names';
import {
  exerciseSettings,
  MAX_SET_COPIES,
  TRIES,
  DEFAULT_PUZZLE_COUNT,
} from '../../activity/exercise_settings';
import { FRAME_SETTINGS } from '../../outlets/element/settings';
import { largestAxisSize } from '../../engine/api/axes';

/** The modes of an embedded board. */
export const EMBED_MODES = ['explore', 'predict', 'play'] as const satisfies readonly StudyMode[];
export type EmbedMode = (typeof EMBED_MODES)[number];

/** The destination of the board, which determines the form of its code. */
export const SNIPPET_KINDS = [
  'element',
  'frame',
  'moodle',
  'canvas',
  'jupyter-book-2',
  'jupyter-book-1',
  'vitepress',
  'docusaurus',
  'reveal',
] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** The embedded content: a board, a lesson, the picture of a large board, or an activity that a course site grades. */
export const EMBED_SUBJECTS = ['board', 'lesson', 'tartan', 'course'] as const;
export type Subject = (typeof EMBED_SUBJECTS)[number];

/** For the picture the subject replaces `view`, and it begins with the whole. The language is this page's. */
const { view: _view, seen: _seen, lang: _lang, ...SHOWN_SETTINGS } = FRAME_SETTINGS;

/** The settings with a place in the form, besides the subject itself. */
export const READER_SETTINGS = {
  ...SHOWN_SETTINGS,
  /** The largest width of the frame, in CSS pixels. */
  width: choiceSetting(['400', '600', '800'], '600'),
};

/** The settings of each subject; a board has all of them. */
const SETTINGS_OF: Readonly<Record<Subject, readonly string[]>> = {
  board: Object.keys(SHOWN_SETTINGS),
  lesson: ['theme'],
  tartan: ['hide', 'height', 'theme'],
  course: ['hide', 'lock'],
};

/** Sites that a graded activity can be linked from without a package. */
export const LINKED_SITES = ['splice', 'jsinput'] as const;
export type LinkedSite = (typeof LINKED_SITES)[number];

/** True for a single board, whose height is its frame's. */
export function showsBoard({ what, graded }: Pick<EmbedSettings, 'what' | 'graded'>): boolean {
  return what === 'board' || (what === 'course' && graded === 'match');
}

/** True for graded exercises or puzzles, which are answered. */
export function hasGradedExercises({
  what,
  graded,
}: Pick<EmbedSettings, 'what' | 'graded'>): boolean {
  return what === 'course' && graded !== 'match';
}

/** What a course site can grade. */
export const GRADED_SETTINGS = ['lesson', 'puzzles', 'match'] as const;

/** The seed of the exercises in the preview, whichever set a learner will get. */
const SOME_SEED = 17;

const EMBED = schemaOf({
  what: choiceSetting(EMBED_SUBJECTS, 'board'),
  lesson: LESSON_SETTINGS,
  /** The picture, whose boards are larger than any that is played on. P(10^6) is not shown unasked. */
  tartanRows: wholeNumberSetting(1, largestAxisSize, 100_000),
  tartanColumns: wholeNumberSetting(1, largestAxisSize, 100_000),
  ...READER_SETTINGS,
  kind: { ...choiceSetting(SNIPPET_KINDS, 'element'), keys: ['for'] },
  /** The graded activity. The board's own seed isn't used here. */
  graded: choiceSetting(GRADED_SETTINGS, 'lesson'),
  puzzles: wholeNumberSetting(1, MAX_SET_COPIES, DEFAULT_PUZZLE_COUNT),
  hard: wholeNumberSetting(0, HARDEST_PUZZLE_LEVEL, 0),
  tries: TRIES,
  courseSeed: GRADING_SETTINGS.seed,
  pass: GRADING_SETTINGS.pass,
  standard: GRADING_SETTINGS.standard,
  site: choiceSetting(LINKED_SITES, 'splice'),
});
const FRAME = schemaOf(SHOWN_SETTINGS);

export function hasSetting(
  { what, graded }: Pick<EmbedSettings, 'what' | 'graded'>,
  name: string,
): boolean {
  if (what === 'course' && name === 'lock') return graded === 'match';
  return (name === 'width' && what !== 'course') || SETTINGS_OF[what].includes(name);
}

export type EmbedSettings = ValuesOfSchema<typeof EMBED> & {
  readonly game: Game;
  readonly position: Position;
  readonly mode: EmbedMode;
  readonly opponent: Opponent;
  /** The reader's side against the computer. */
  readonly you: Player;
};

export const DEFAULT_EMBED_SETTINGS: EmbedSettings = {
  ...EMBED.defaults,
  game: FLIPPING_GAME,
  position: DEFAULT_STUDY.start,
  mode: 'explore',
  opponent: DEFAULT_MATCH.opponent,
  you: DEFAULT_MATCH.you,
};

/** The keys that identify the board and its mode. */
const BOARD_KEYS = ['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you'] as const;

export interface EmbedAddress {
  readonly settings: EmbedSettings;
  readonly rejected: readonly Rejected[];
}

export function formatEmbedAddress(settings: EmbedSettings): string {
  return formatRoute('embed', [...boardSettings(settings), ...EMBED.format(settings)]);
}

/** The query of the frame's address: the chosen settings, in the language of this page. */
export function frameSettings(settings: EmbedSettings, tag = language.tag): AddressEntries {
  return [
    ...subjectSettings(settings),
    ...(settings.what === 'course' ? [] : shownKeys(settings)),
    ...(tag === DEFAULT_LANGUAGE ? [] : [['lang', tag] as const]),
  ];
}

function subjectSettings(settings: EmbedSettings): AddressEntries {
  switch (settings.what) {
    case 'board':
      return boardSettings(settings);
    case 'lesson':
      return [['lesson', settings.lesson]];
    case 'course':
      return gradedKeys(settings);
    case 'tartan':
      return [
        ['view', 'tartan'],
        ['rows', String(settings.tartanRows)],
        ['columns', String(settings.tartanColumns)],
      ];
  }
}

/** The things hidden from students, and the things they can't change. */
export function gradedLimits({ graded, hide, lock }: EmbedSettings): Limits {
  return limitsOf(hide, graded === 'match' ? lock : []);
}

/** A match has no exercises, and so no set. */
export function gradedActivity(
  settings: EmbedSettings,
): Pick<CourseActivity, 'graded' | 'wanted' | 'seed'> {
  if (settings.graded === 'match')
    return { graded: 'match', wanted: matchWanted(settings), seed: undefined };
  return { ...gradedExercises(settings), seed: settings.courseSeed };
}

function matchWanted(settings: EmbedSettings): AddressEntries {
  const { opponent } = settings;
  const match = {
    ...settings,
    mode: 'play',
    opponent: opponent === 'person' ? DEFAULT_MATCH.opponent : opponent,
    // Everything else is locked in any case.
    lock: settings.lock.filter((name) => name === 'undo'),
  } as const;
  return [...boardSettings(match).filter(([key]) => key !== 'mode'), ...shownKeys(match)];
}

function gradedExercises(settings: EmbedSettings) {
  const { graded, puzzles: times, hard, tries, game, position } = settings;
  const { rows, columns } = position;
  const source: ExerciseSource = graded === 'puzzles' ? graded : settings.lesson;
  const wanted = schemaOf(exerciseSettings(source));
  const board = { game: game.name, size: { rows, columns }, times, hard };
  const set = { ...wanted.defaults, ...(graded === 'puzzles' && board), tries };
  return { graded: source, wanted: [...wanted.format(set), ...shownKeys(settings)] };
}

const shownKeys = (settings: EmbedSettings) =>
  FRAME.format(settings).filter(([key]) => hasSetting(settings, key));

function gradedKeys(settings: EmbedSettings): AddressEntries {
  const activity = gradedActivity(settings);
  const keys = activityKeys(activity);
  if (activity.graded === 'match') return keys;
  return [...keys, ['seed', String(activity.seed ?? SOME_SEED)]];
}

/** All differences from the frame's own defaults, and always size and mode. */
function boardSettings({
  game,
  position,
  mode,
  opponent,
  you: chosen,
}: EmbedSettings): AddressEntries {
  const you = opponent === 'person' ? DEFAULT_MATCH.you : chosen;
  const match = mode === 'play' ? { ...DEFAULT_MATCH, opponent, you } : DEFAULT_MATCH;
  const board = { study: newStudy(game, position), match, look: { ...DEFAULT_BOARD_LOOK, mode } };
  return addressSettings(board).filter(([key]) => key !== 'seed');
}

/**
 * Reads an address and replaces unusable values by their defaults. The address may be one of the Board page with
 * another page name: its position is kept, and editing becomes exploring.
 */
export function readEmbedAddress(query: URLSearchParams): EmbedAddress {
  const { state, rejected } = readAddress(query);
  const { study, match, look } = state;
  const own = EMBED.read(query);
  const isBoardKey = ({ key }: Rejected) => BOARD_KEYS.some((known) => known === key);
  return {
    settings: {
      ...own.settings,
      game: study.game,
      position: shownPosition(study),
      mode: look.mode === 'edit' ? 'explore' : look.mode,
      opponent: match.opponent,
      you: match.you,
    },
    rejected: [...rejected.filter(isBoardKey), ...own.rejected],
  };
}
