/** Paths: the project, its builds, and the cache that all clones share. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(project, ...parts);

/** A path in the cache for tools outside the project, which a second clone finds. */
export const inCache = (...parts) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tartan', ...parts);
