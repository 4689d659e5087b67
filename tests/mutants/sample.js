import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { project } from '../../scripts/tools/places.js';

/** True if a mutant is in the sample; the draw depends only on the seed and the mutant. */
export function isInSample({ percent, seed }, { fileName, location, replacement }) {
  const key = JSON.stringify([seed, relative(project, fileName), location, replacement]);
  const dice = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
  return 100 * dice < percent;
}
