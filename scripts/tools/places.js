/** Where things stand: the project, what it builds, and what the set-up keeps for every clone. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(project, ...parts);

/** Tools that the set-up installs outside the project, so that a second clone finds them. */
export const inCache = (...parts) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tartan', ...parts);
