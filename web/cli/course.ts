import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GRADING, LESSON } from '../src/course_packages/activity';
import type { CourseActivity } from '../src/course_packages/activity';
import { BUILT_FILES } from '../src/course_packages/built_files';
import { packageOf } from '../src/course_packages/package';
import { schemaOf } from '../src/game/schema';
import type { ValueForm } from '../src/game/schema';
import { language, oneOf } from '../src/text/language';
import { exerciseSettings } from '../src/widget/exercise_settings';
import type { ExerciseSource } from '../src/widget/lessons';
import commonWords from '#words/common';
import learnWords from '#words/learn';
import type { Command } from './command';
import { readOptions } from './options';
import { UsageError } from './usage_error';
import { checkWritable, writeWholeFile } from './whole_file';

/** From the program as from its source. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const synopsis = 'course --lesson NAME --out FILE.zip';

export const courseCommand: Command = {
  synopsis,
  summary: 'package a lesson for a course site, which grades it',
  details: `Writes a zip that Moodle, Canvas, Blackboard, ILIAS and other course sites take: the lesson with its
exercises, which tells the site its score and has the site keep what was done.

  --lesson NAME             rule, turtles, mex …: its name in the address #/learn/NAME
  --puzzles K               in place of a lesson K puzzles: which move wins, or does none?
  --game G --rows R --columns C --hard H
                            on which board they are, the Flipping Game's 5 × 5 if nothing is said, and
                            how hard, from 0 to 5
  --seed S                  everybody has set S of the exercises; without it each learner has a set
                            of their own
  --exercises 1,3,4         these exercises alone, by their numbers
  --times K                 K exercises of each number
  --tries K                 K answers to each exercise are checked
  --scorm 1.2|2004          the standard; 1.2, if nothing is said, is what most sites know
  --pass P                  the least score that passes, of 100; without it there is no pass mark
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
      scorm: { type: 'string' },
      pass: { type: 'string' },
      from: { type: 'string', default: DIST },
      out: { type: 'string' },
    });
    if (positionals.length > 0)
      throw new UsageError(`All is said by options: “${positionals.join(' ')}” is too much.`);
    const { out = '', from, lesson, ...given } = values;
    if ((lesson === undefined) === (given.puzzles === undefined) || out === '')
      throw new UsageError(
        `Say which lesson, or how many puzzles, and where to write it: tartan ${synopsis}.`,
      );
    const source = lesson === undefined ? 'puzzles' : readLesson(lesson);
    refuseForeign(source, given);
    const activity = readActivity(source, given);
    await checkWritable(out);
    const title =
      activity.lesson === 'puzzles'
        ? commonWords('puzzles')
        : learnWords(`lesson-${activity.lesson}-title`);
    const built = await readBuilt(from);
    const contents = packageOf({ ...activity, title, lang: language.tag }, built);
    await writeWholeFile(out, contents);
    return [`${out}: ${contents.length.toLocaleString('en')} bytes`];
  },
};

type Given = Readonly<Record<string, string | undefined>>;

function readLesson(name: string): ExerciseSource {
  const lesson = LESSON.read([name], () => undefined);
  if (lesson === undefined) refuse('lesson', LESSON.form, name);
  return lesson;
}

function readActivity(lesson: ExerciseSource, given: Given): CourseActivity {
  const said = Object.entries(given).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text]],
  );
  const query = new URLSearchParams(said);
  const settings = exerciseSettings(lesson);
  const wanted = schemaOf(settings);
  const grading = schemaOf(GRADING).read(query);
  const exercises = wanted.read(query);
  const { standard, ...others } = GRADING;
  const all = { ...others, scorm: standard, ...settings, puzzles: settings.times };
  for (const { key, value } of [...grading.rejected, ...exercises.rejected]) {
    const found = Object.entries<{ readonly form?: ValueForm }>(all).find(([name]) => name === key);
    refuse(key, found?.[1].form, value);
  }
  return { ...grading.settings, lesson, wanted: wanted.print(exercises.settings) };
}

/** What means nothing there is no slip that anybody would want to pass over. */
function refuseForeign(lesson: ExerciseSource, given: Given): void {
  const [foreign, whose] =
    lesson === 'puzzles'
      ? [['exercises', 'times'], 'lessons']
      : [['game', 'rows', 'columns', 'hard'], 'puzzles'];
  for (const option of foreign)
    if (given[option] !== undefined) throw new UsageError(`--${option} is of ${whose} alone.`);
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

async function readBuilt(folder: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const files = BUILT_FILES.map(async (name) => {
    try {
      return [name, await readFile(join(folder, name))] as const;
    } catch {
      throw new Error(`There is no ${name} in ${folder}: build the page first, by npm run build.`);
    }
  });
  return Object.fromEntries(await Promise.all(files));
}
