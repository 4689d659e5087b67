import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '../src/engine/errors';
import { UsageError } from './usage_error';

/** Refuses a path at which no file can be written, before the work that ends with it. */
export async function checkWritable(path: string): Promise<void> {
  const folder = dirname(path);
  if ((await stat(path).catch(() => undefined))?.isDirectory() === true)
    throw new UsageError(`Cannot write “${path}”: it is a folder.`);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new UsageError(`Cannot write “${path}”: there is no folder “${folder}” to write into.`);
  }
}

/** Writes a file at once: whoever looks finds the one before or this one, never a part of it. */
export async function writeWholeFile(path: string, content: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(unfinished, content, { flag: 'wx' });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Error(`Cannot write “${path}”: ${reasonOf(error)}.`, { cause: error });
  }
}
