/** Folders for work in progress: removed when the work ends, fails or is interrupted. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const open = new Set();
process.on('exit', () => open.forEach(remove));

function remove(folder) {
  open.delete(folder);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Calls work(folder) with a new empty folder beside `target`, so that the result can be renamed to `target` in one
 * step.
 */
export async function withScratchFolder(target, work) {
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}.partial-`);
  open.add(folder);
  try {
    return await work(folder);
  } finally {
    remove(folder);
  }
}

/** Renames the tree to its target in one step. Another clone's set-up may have been quicker, with the same result. */
export function putInPlace(tree, target) {
  if (!existsSync(target)) renameSync(tree, target);
}
