import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkWritable, writeWholeFile } from '../../../web/cli/whole_file';
import { tartan, tartanIntoFile } from './program';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tartan-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const written = Buffer.from('what is written');

async function write(path: string) {
  await checkWritable(path);
  expect(await writeWholeFile(path, written, ['reported'])).toEqual(['reported']);
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;

/** Makes a special file in the folder; false if this machine doesn't allow it. */
function isMade(program: string, name: string, ...kind: string[]): boolean {
  try {
    execFileSync(program, [at(name), ...kind], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('gives a new file the mode that any new file has', async () => {
  await writeFile(at('any'), '');
  await write(at('new'));
  expect(await modeOf(at('new'))).toBe(await modeOf(at('any')));
});

it.each([
  ['600', 0o600],
  ['640', 0o640],
  ['755', 0o755],
])('keeps the mode %s of a file that it replaces', async (name, mode) => {
  const path = at(name);
  await writeFile(path, 'before');
  await chmod(path, mode);
  const { ino } = await stat(path);
  await write(path);
  expect(await readFile(path)).toEqual(written);
  expect(await modeOf(path)).toBe(mode);
  // A process that is reading the earlier file continues with that one.
  expect((await stat(path)).ino).not.toBe(ino);
});

it('replaces what a symbolic link leads to, also through another and where nothing is yet', async () => {
  await writeFile(at('target'), 'before');
  await symlink('target', at('link'));
  await symlink(at('link'), at('link-to-link'));
  await symlink('not-yet', at('link-ahead'));
  await write(at('link-to-link'));
  await write(at('link-ahead'));
  for (const name of ['target', 'not-yet']) expect(await readFile(at(name))).toEqual(written);
  for (const name of ['link', 'link-to-link', 'link-ahead'])
    expect((await lstat(at(name))).isSymbolicLink()).toBe(true);
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('refuses links in a circle', async () => {
  await symlink('circle', at('circle'));
  await expect(checkWritable(at('circle'))).rejects.toThrow('lead in a circle');
});

it('writes to a fifo', async ({ skip }) => {
  if (!isMade('mkfifo', 'fifo')) skip();
  const [read] = await Promise.all([readFile(at('fifo')), write(at('fifo'))]);
  expect(read).toEqual(written);
  expect((await stat(at('fifo'))).isFIFO()).toBe(true);
});

it('writes to a device, here another /dev/null', async ({ skip }) => {
  if (!isMade('mknod', 'null', 'c', '1', '3')) skip();
  await write(at('null'));
  expect((await stat(at('null'))).isCharacterDevice()).toBe(true);
});

const picture = ['picture', '5', '--size', '10', '--out'];

it('writes to standard output, and says nothing of it there', async ({ skip }) => {
  if (process.platform !== 'linux') skip();
  await tartan(...picture, at('five.png'));
  const expected = await readFile(at('five.png'));
  // A link like /dev/stdout; a bug must not damage the real one.
  await symlink('/proc/self/fd/1', at('stdout'));
  const { stdout, stderr } = await tartan(...picture, at('stdout'));
  expect([stdout, stderr]).toEqual([expected.toString('utf8'), '']);
  // The file's content stays, as with `>>`.
  await writeFile(at('log'), 'before');
  const log = openSync(at('log'), 'a');
  await tartanIntoFile(log, ...picture, at('stdout'));
  closeSync(log);
  expect(await readFile(at('log'))).toEqual(Buffer.concat([Buffer.from('before'), expected]));
});
