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
  --seed S                  everybody has set S of the exercises; without it each learner has a set
                            of their own
  --exercises 1,3,4         these exercises alone, by their numbers
  --times K                 K exercises of each number
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
      scorm: { type: 'string' },
      pass: { type: 'string' },
      from: { type: 'string', default: DIST },
      out: { type: 'string' },
    });
    if (positionals.length > 0)
      throw new UsageError(`All is said by options: “${positionals.join(' ')}” is too much.`);
    const { out = '', from, ...given } = values;
    if (given.lesson === undefined || out === '')
      throw new UsageError(`Say which lesson and where to write it: tartan ${synopsis}.`);
    const activity = readActivity(given);
    await checkWritable(out);
    const title = learnWords(`lesson-${activity.lesson}-title`);
    const built = await readBuilt(from);
    const contents = packageOf({ ...activity, title, lang: language.tag }, built);
    await writeWholeFile(out, contents);
    return [`${out}: ${contents.length.toLocaleString('en')} bytes`];
  },
};

const ACTIVITY = schemaOf({ lesson: LESSON, ...GRADING }).and(({ lesson }) =>
  exerciseSettings(lesson),
);

function readActivity(given: Readonly<Record<string, string | undefined>>): CourseActivity {
  const said = Object.entries(given).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text]],
  );
  const { settings, rejected } = ACTIVITY.read(new URLSearchParams(said));
  for (const { key, value } of rejected) {
    const { standard, ...others } = GRADING;
    const all = { lesson: LESSON, scorm: standard, ...others, ...exerciseSettings(settings.lesson) };
    const form = Object.entries(all).find(([name]) => name === key)?.[1].form;
    throw new UsageError(`--${key} must be ${form ? allowed(form) : 'another'}, not “${value}”.`);
  }
  const { exercises, ...others } = settings;
  return { ...others, ...(given.exercises !== undefined && { exercises }) };
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
