import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles } from '../../../web/src/outlets/packages/built_files';
import { expectRefusal, tartan, tartanHere } from './program';

let folder = '';
let built = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tartan-course-'));
  built = join(folder, 'built');
  for (const tag of ['en', 'de']) await mkdir(join(built, tag), { recursive: true });
  const lessons = (['rule', 'mex'] as const).flatMap((slug) =>
    ['en', 'de'].flatMap((tag) => builtFiles(slug, tag)),
  );
  for (const name of [...lessons, ...builtFiles('match', 'en')])
    await writeFile(join(built, name), `the file ${name}`);
});
afterAll(() => rm(folder, { recursive: true }));

const textIn = async (file: string, name: string) =>
  strFromU8(unzipSync(await readFile(file))[name]!);

/** The settings in the frame's address of a package. */
async function settingsIn(file: string) {
  const [, settings] = / data-settings="([^"]*)"/u.exec(await textIn(file, 'index.html'))!;
  return Object.fromEntries(new URLSearchParams(settings!.replaceAll('&amp;', '&')));
}

describe('tartan course', () => {
  test('packs a lesson with what was asked for, and the built files', async () => {
    const out = join(folder, 'mex.zip');
    const asked = ['--lesson', 'mex', '--seed', '17', '--exercises', '1,3', '--pass', '60'];
    const { stdout, stderr, status } = await tartan(
      'course',
      ...asked,
      '--from',
      built,
      '--out',
      out,
    );
    const { length } = await readFile(out);
    expect({ stdout, stderr, status }).toEqual({
      stdout: `${out}: ${length.toLocaleString('en')} bytes\n`,
      stderr: '',
      status: 0,
    });
    expect(await textIn(out, 'imsmanifest.xml')).not.toContain('masteryscore');
    expect(await textIn(out, 'index.html')).toContain(
      '<script src="course.js" data-host="scorm-1.2" data-pass="60" data-settings=',
    );
    expect(await settingsIn(out)).toEqual({
      lesson: 'mex',
      exercises: '1,3',
      seed: '17',
      lang: 'en',
    });
    expect(await textIn(out, 'index.html')).toContain('<title>The smallest missing number</title>');
    expect(await textIn(out, 'index.html')).toMatch(/<p class="missing">[^<]*course\.js/u);
    for (const name of ['course.js', 'course-frame.js', 'course-frame.css'])
      expect(await textIn(out, name)).toBe(`the file ${name}`);
  });

  test('packs a lesson in another language, with no other lesson’s text', async () => {
    const out = join(folder, 'mex-de.zip');
    const asked = ['--lesson', 'mex', '--lang', 'de'];
    expect((await tartan('course', ...asked, '--from', built, '--out', out)).status).toBe(0);
    const page = await textIn(out, 'index.html');
    expect(page).toContain('<html lang="de">');
    expect(await settingsIn(out)).toEqual({ lesson: 'mex', lang: 'de' });
    expect(page).toContain('<title>Die kleinste fehlende Zahl</title>');
    const names = Object.keys(unzipSync(await readFile(out)));
    expect(names.filter((name) => name.startsWith('de/'))).toEqual([
      'de/course.js',
      'de/course-frame.js',
      'de/course-frame-mex.js',
    ]);
  });

  test('packs puzzles on a board', async () => {
    const out = join(folder, 'puzzles.zip');
    const asked = ['--puzzles', '12', '--game', 'rugs', '--rows', '4', '--tries', '2'];
    const { status } = await tartanHere(
      ...['course', ...asked, '--seed', '5', '--from', built, '--out', out],
    );
    expect(status).toBe(0);
    expect(await settingsIn(out)).toEqual({
      puzzles: '12',
      tries: '2',
      game: 'rugs',
      rows: '4',
      columns: '4',
      seed: '5',
      lang: 'en',
    });
    expect(await textIn(out, 'index.html')).toContain('<title>Puzzles</title>');
    expect(await textIn(out, 'imsmanifest.xml')).toContain(
      'tartan-puzzles-12-tries-2-game-rugs-rows-4-columns-4-set-5-scorm-1.2',
    );
  });

  test('packs a test, which says nothing of its answers', async () => {
    const out = join(folder, 'test.zip');
    const asked = ['--lesson', 'mex', '--seed', '5', '--hide', 'answers,hints'];
    expect(await tartanHere('course', ...asked, '--from', built, '--out', out)).toMatchObject({
      status: 0,
    });
    expect(await settingsIn(out)).toEqual({
      lesson: 'mex',
      hide: 'answers,hints',
      seed: '5',
      lang: 'en',
    });
    const { status, stderr } = await tartanHere(
      ...['course', '--lesson', 'mex', '--hide', 'everything', '--from', built, '--out', out],
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain('--hide must be some of answers,hints, not “everything”.');
  });

  test('packs a match, which no other one replaces', async () => {
    const out = join(folder, 'match.zip');
    const asked = ['--match', '--game', 'rugs', '--columns', '6', '--opponent', 'good'];
    const { status } = await tartanHere(
      ...['course', ...asked, '--you', 'second', '--lock', 'undo', '--from', built, '--out', out],
    );
    expect(status).toBe(0);
    expect(await settingsIn(out)).toEqual({
      game: 'rugs',
      rows: '6',
      columns: '6',
      opponent: 'good',
      you: 'second',
      mode: 'play',
      lock: 'position,mode,opponent,undo',
      lang: 'en',
    });
    const page = await textIn(out, 'index.html');
    expect(page).toContain('<title>Match</title>');
    expect(page).toContain('<script src="embed.js" defer>');
    expect(page).not.toContain('learner');
    expect(await textIn(out, 'imsmanifest.xml')).toContain(
      'tartan-match-game-rugs-rows-6-columns-6-opponent-good-you-second-lock-undo-scorm-1.2',
    );
    expect(await textIn(out, 'embed.js')).toBe('the file embed.js');
  });

  test('replaces a file, and leaves nothing else beside it', async () => {
    const out = join(folder, 'again.zip');
    await writeFile(out, 'an earlier one');
    const { status } = await tartanHere(
      ...['course', '--lesson', 'rule', '--scorm', '2004', '--from', built, '--out', out],
    );
    expect(status).toBe(0);
    expect(await textIn(out, 'imsmanifest.xml')).toContain('2004 3rd Edition');
    expect(await textIn(out, 'index.html')).toContain('data-seed="learner"');
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('without the built page there is no package, and a file that was there stays', async () => {
    const out = join(folder, 'kept.zip');
    await writeFile(out, 'an earlier one');
    const { stdout, stderr, status } = await tartanHere(
      ...['course', '--lesson', 'rule', '--from', join(folder, 'none'), '--out', out],
    );
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toMatch(/^tartan: There is no .* build the page first, by npm run build\.\n$/u);
    expect(await readFile(out, 'utf8')).toBe('an earlier one');
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  const out = ['--out', 'mex.zip'];
  test.each([
    [
      [],
      'Say which lesson, how many puzzles, or --match, and where to write it: tartan course --lesson NAME --out FILE.zip.',
    ],
    [['--lesson', 'mex'], 'Say which lesson,'],
    [['--match', '--puzzles', '3', ...out], 'Say which lesson,'],
    [['--lesson', 'mex', '--puzzles', '3', ...out], 'Say which lesson, how many puzzles,'],
    [['--lesson', 'mex', '--game', 'rugs', ...out], '--game is of puzzles and matches alone.'],
    [['--puzzles', '3', '--times', '2', ...out], '--times is of lessons alone.'],
    [['--match', '--seed', '2', ...out], '--seed is of lessons and puzzles alone.'],
    [['--match', '--opponent', 'person', ...out], '--opponent must be casual, good, or perfect,'],
    [['--match', '--lock', 'size', ...out], '--lock must be some of undo, not “size”.'],
    [['--puzzles', '41', ...out], '--puzzles must be a whole number from 1 to 40, not “41”.'],
    [['--puzzles', '4', '--hard', '6', ...out], '--hard must be a whole number from 0 to 5,'],
    [['--puzzles', '4', '--game', 'chess', ...out], '--game must be another, not “chess”.'],
    [['--lesson', 'mex', '--tries', '0', ...out], '--tries must be a whole number from 1 to 20,'],
    [['mex', ...out], 'All is said by options: “mex” is too much.'],
    [['--lesson', 'nim', ...out], '--lesson must be rule, turtles, coins, mex,'],
    [
      ['--lesson', 'mex', '--seed', 'x', ...out],
      '--seed must be a whole number from 0 to 4,294,967,295, not “x”.',
    ],
    [
      ['--lesson', 'mex', '--pass', '101', ...out],
      '--pass must be a whole number from 1 to 100, not “101”.',
    ],
    [['--lesson', 'mex', '--scorm', '1.3', ...out], '--scorm must be 1.2 or 2004, not “1.3”.'],
    [
      ['--lesson', 'rule', '--exercises', '1,6', ...out],
      '--exercises must be some of 1,2,3,4,5, not “6”.',
    ],
    [
      ['--lesson', 'rule', '--times', '0', ...out],
      '--times must be a whole number from 1 to 40, not “0”.',
    ],
    [['--lesson', 'rule', '--out', '/no/such/folder/mex.zip'], 'there is no folder'],
  ])('%j', async (words, expected) => {
    expectRefusal(await tartanHere('course', ...words), expected);
  });
});
