import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  GRADING_SETTINGS,
  LESSON_SETTINGS,
  NO_SCRIPT,
  type CourseActivity,
  type NamedActivity,
} from '../src/outlets/packages/activity';
import { builtFiles } from '../src/outlets/packages/built_files';
import { packageOf } from '../src/outlets/packages/package';
import {
  choiceSetting,
  schemaOf,
  type AddressEntries,
  type ReadSettings,
  type Setting,
  type Settings,
  type ValueForm,
} from '../src/game/schema';
import { changeLanguage } from '../src/text/change_language';
import { allOf, LANGUAGES, oneOf, DEFAULT_LANGUAGE } from '../src/text/language';
import { exerciseSettings, HIDE_SETTING, MATCH_SETTINGS } from '../src/activity/exercise_settings';
import type { GradedSource } from '../src/activity/lesson_names';
import commonWords from '#words/common';
import siteWords from '#words/course_site';
import embedWords from '#words/embed';
import learnWords from '#words/learn';
import type { Command } from './command';
import { readOptions } from './options';
import { UsageError } from './usage_error';
import { checkWritable, writeWholeFile } from './whole_file';

/** Relative to both the program and its source. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const LANGUAGE = choiceSetting(
  LANGUAGES.map(({ tag }) => tag),
  DEFAULT_LANGUAGE,
);

const synopsis = 'course --lesson NAME --out FILE.zip';

export const courseCommand: Command = {
  synopsis,
  summary: 'package a lesson, puzzles or a match for a course site, which grades it',
  details: `Writes a zip that Moodle, Canvas, Blackboard, ILIAS and other course sites take: the lesson with its
exercises, which tells the site its score and has the site keep what was done.

  --lesson NAME             rule, turtles, mex …: its name in the address #/learn/NAME
  --puzzles K               in place of a lesson K puzzles: which move wins, or does none?
  --hard H                  how hard they are, from 0 to 5
  --match                   in place of a lesson a match, to be won against the computer
  --opponent casual|good|perfect
                            how well it plays; casual, if nothing is said
  --you first|second        who the learner is in it
  --lock undo               no move of it is taken back
  --game G --rows R --columns C
                            the board of puzzles or of a match, if not the Flipping Game's 5 × 5
  --seed S                  everybody has set S of the exercises; without it each learner has a set
                            of their own
  --exercises 1,3,4         these exercises alone, by their numbers
  --times K                 K exercises of each number
  --tries K                 K answers to each exercise are checked
  --hide hints,answers      no hints; with answers it's a test: one answer to each, which isn't judged
  --scorm 1.2|2004          the standard; 1.2, if nothing is said, is what most sites know
  --pass P                  the least score that passes, of 100; without it there is no pass mark
  --lang en|de|tr|es|zh|ru|ar
                            the language that it's in; English, if nothing is said
  --from FOLDER             where the built page lies, if not in dist/
  --out FILE.zip            a file of this name is replaced, once the new one is whole`,
  run: async (words) => {
    const { values, positionals } = readOptions(words, {
      lesson: { type: 'string' },
      seed: { type: 'string' },
      exercises: { type: 'string' },
      times: { type: 'string' },
      tries: { type: 'string' },
      puzzles: { type: 'string' },
      game: { type: 'string' },
      rows: { type: 'string' },
      columns: { type: 'string' },
      hard: { type: 'string' },
      match: { type: 'boolean' },
      opponent: { type: 'string' },
      you: { type: 'string' },
      lock: { type: 'string' },
      hide: { type: 'string' },
      scorm: { type: 'string' },
      pass: { type: 'string' },
      lang: { type: 'string', default: DEFAULT_LANGUAGE },
      from: { type: 'string', default: DIST },
      out: { type: 'string' },
    });
    if (positionals.length > 0)
      throw new UsageError(`All is said by options: “${positionals.join(' ')}” is too much.`);
    const { out = '', from, lang, lesson, match = false, ...given } = values;
    const kinds = [lesson !== undefined, given.puzzles !== undefined, match].filter(Boolean);
    if (kinds.length !== 1 || out === '')
      throw new UsageError(
        `Say which lesson, how many puzzles, or --match, and where to write it: tartan ${synopsis}.`,
      );
    const graded =
      lesson === undefined
        ? match
          ? 'match'
          : 'puzzles'
        : readOne('lesson', LESSON_SETTINGS, lesson);
    const activity = { ...readActivity(graded, given), lang: readOne('lang', LANGUAGE, lang) };
    refuseForeign(graded, given);
    await checkWritable(out);
    const built = await readBuilt(from, activity);
    await changeLanguage(activity.lang);
    const notLoaded = siteWords('not-loaded', { detail: NO_SCRIPT });
    const contents = packageOf({ ...activity, title: titleOf(graded), notLoaded }, built);
    const report = `${out}: ${contents.length.toLocaleString('en')} bytes`;
    return writeWholeFile(out, contents, [report]);
  },
};

type Given = Readonly<Record<string, string | undefined>>;

function titleOf(graded: GradedSource): string {
  if (graded === 'puzzles') return commonWords('puzzles');
  return graded === 'match' ? embedWords('graded-match') : learnWords(`lesson-${graded}-title`);
}

function readOne<Name extends string>(key: string, setting: Setting<Name>, given: string): Name {
  const name = setting.read([given], () => undefined);
  if (name === undefined) refuse(key, setting.form, given);
  return name;
}

function readActivity(graded: GradedSource, given: Given): CourseActivity {
  const said = Object.entries(given).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text]],
  );
  const query = new URLSearchParams(said);
  const grading = schemaOf(GRADING_SETTINGS).read(query);
  const wanted = readWanted(graded, query);
  const { standard, ...others } = GRADING_SETTINGS;
  const all = { ...others, scorm: standard, ...wanted.forms };
  for (const { key, value } of [...grading.rejected, ...wanted.rejected]) {
    const found = Object.entries<Formed>(all).find(([name]) => name === key);
    refuse(key, found?.[1].form, value);
  }
  return { ...grading.settings, graded, wanted: wanted.printed };
}

interface Formed {
  readonly form?: ValueForm;
}

interface Wanted extends Pick<ReadSettings<unknown>, 'rejected'> {
  readonly printed: AddressEntries;
  /** The form of each option. */
  readonly forms: Readonly<Record<string, Formed>>;
}

function readWanted(graded: GradedSource, query: URLSearchParams): Wanted {
  if (graded === 'match') return readBy({ ...MATCH_SETTINGS, ...HIDE_SETTING }, query);
  const settings = exerciseSettings(graded);
  const { forms, ...read } = readBy({ ...settings, ...HIDE_SETTING }, query);
  return { ...read, forms: { ...forms, puzzles: settings.times } };
}

function readBy(settings: Settings, query: URLSearchParams): Wanted {
  const schema = schemaOf(settings);
  const { settings: values, rejected } = schema.read(query);
  return { printed: schema.format(values), rejected, forms: settings };
}

/** The options besides those that every activity has. */
const OPTIONS_OF = {
  lessons: ['seed', 'exercises', 'times', 'tries'],
  puzzles: ['puzzles', 'seed', 'tries', 'game', 'rows', 'columns', 'hard'],
  matches: ['game', 'rows', 'columns', 'opponent', 'you', 'lock'],
};
const ALWAYS = ['hide', 'pass', 'scorm'];

/** An option that means nothing there is refused, as it can't be intended. */
function refuseForeign(graded: GradedSource, given: Given): void {
  const kind = graded === 'puzzles' ? graded : graded === 'match' ? 'matches' : 'lessons';
  for (const [option, value] of Object.entries(given)) {
    if (value === undefined || [...ALWAYS, ...OPTIONS_OF[kind]].includes(option)) continue;
    const whose = Object.entries(OPTIONS_OF).filter(([, own]) => own.includes(option));
    throw new UsageError(`--${option} is of ${allOf(whose.map(([name]) => name))} alone.`);
  }
}

function refuse(key: string, form: ValueForm | undefined, value: string): never {
  throw new UsageError(`--${key} must be ${form ? allowed(form) : 'another'}, not “${value}”.`);
}

function allowed(form: ValueForm): string {
  switch (form.kind) {
    case 'one':
      return oneOf(form.names);
    case 'any':
      return `some of ${form.names.join(',')}`;
    case 'number':
      return `a whole number from ${form.least} to ${form.most.toLocaleString('en')}`;
    case 'text':
      return `a text such as ${form.like}`;
  }
}

async function readBuilt(
  folder: string,
  { graded, lang }: Pick<NamedActivity, 'graded' | 'lang'>,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const files = builtFiles(graded, lang).map(async (name) => {
    try {
      return [name, await readFile(join(folder, name))] as const;
    } catch {
      throw new Error(`There is no ${name} in ${folder}: build the page first, by npm run build.`);
    }
  });
  return Object.fromEntries(await Promise.all(files));
}
