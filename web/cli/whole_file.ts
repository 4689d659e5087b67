import { fstatSync, type Stats } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { reasonOf } from '../src/engine/api/errors';
import { UsageError } from './usage_error';

/** Refuses a path at which no file can be written, before the work for it begins. */
export async function checkWritable(path: string): Promise<void> {
  const before = await existing(path);
  if (before?.isDirectory() === true)
    throw new UsageError(`Cannot write “${path}”: it is a folder.`);
  if (before !== undefined && !isReplaced(before)) return;
  const folder = dirname(await followed(path));
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new UsageError(`Cannot write “${path}”: there is no folder “${folder}” to write into.`);
  }
}

/**
 * Writes a plain file atomically: readers find the old one or this one, never a part of it. A symbolic link stays, and
 * so does the mode of a file that is replaced. A device, a fifo and standard output are written to directly. Returns
 * the lines of `report`, but none for standard output, as they would follow the content there.
 */
export async function writeWholeFile(
  path: string,
  content: Uint8Array,
  report: readonly string[],
): Promise<readonly string[]> {
  try {
    const before = await existing(path);
    if (before !== undefined && isStandardOutput(before)) {
      await writeToOutput(content);
      return [];
    }
    if (before !== undefined && !isReplaced(before)) await writeFile(path, content);
    else await replace(await followed(path), before, content);
    return report;
  } catch (error) {
    throw new Error(`Cannot write “${path}”: ${reasonOf(error)}.`, { cause: error });
  }
}

async function replace(path: string, before: Stats | undefined, content: Uint8Array) {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(unfinished, content, {
      flag: 'wx',
      mode: before === undefined ? 0o666 : 0o600,
    });
    if (before !== undefined) await takeRights(unfinished, before);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Gives a file the owner of another, if permitted, and its mode. Changing the owner clears bits of the mode. */
async function takeRights(path: string, { uid, gid, mode }: Stats): Promise<void> {
  await chown(path, uid, gid).catch(() => undefined);
  await chmod(path, mode & 0o7777);
}

function writeToOutput(content: Uint8Array): Promise<void> {
  return new Promise((resolved, rejected) =>
    process.stdout.write(content, (error) => (error ? rejected(error) : resolved())),
  );
}

const existing = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);

const isReplaced = (before: Stats) => before.isFile() && !isStandardOutput(before);

/** True if it is the target of `/dev/stdout`: a pipe, a terminal, or the file that a shell opened for it. */
function isStandardOutput({ dev, ino }: Stats): boolean {
  const output = fstatSync(1);
  return output.dev === dev && output.ino === ino;
}

/** The number of symbolic links in a row that Linux follows. */
const MAX_LINKS = 40;

/** The target of a path's symbolic links, even if nothing exists there yet. */
async function followed(path: string, links = 0): Promise<string> {
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  const here = join(folder, basename(path));
  const target = await readlink(here).catch(() => undefined);
  if (target === undefined) return here;
  if (links === MAX_LINKS)
    throw new UsageError(`Cannot write “${path}”: its symbolic links lead in a circle.`);
  return followed(resolve(folder, target), links + 1);
}
