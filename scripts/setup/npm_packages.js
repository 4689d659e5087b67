/** The JavaScript packages, exactly those that a package-lock.json names. */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../tools/places.js';
import { run } from '../tools/run.js';
import { Problem, say } from '../tools/say.js';

/** For the project itself. */
export const npmPackages = packagesOf('', 'build and check the page');

/** Separate from the project's: they are many, and only for --full. */
export const lighthousePackages = packagesOf('tests/lighthouse', 'rate the page as on a phone');

/** The packages that the package-lock.json of a folder names. */
function packagesOf(where, why) {
  const folder = inProject(where, 'node_modules');
  const lockFile = join(where, 'package-lock.json');
  /** Records which lock file the installed packages came from. */
  const stamp = join(folder, '.installed-from');
  return {
    name: `The npm packages of ${lockFile}`,
    why,

    find() {
      try {
        return readFileSync(stamp, 'utf8') === hashOf(inProject(lockFile));
      } catch {
        return false;
      }
    },

    async install() {
      refuseLink(folder);
      say(`Installing the npm packages of ${lockFile}`);
      await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: inProject(where),
        trouble:
          'npm could not install the packages: check the network, then run the same command again.',
      });
      writeFileSync(stamp, hashOf(inProject(lockFile)));
    },
  };
}

/** npm empties the folder first: through a link, that of another clone. */
function refuseLink(folder) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new Problem(
    `${folder} is a link to another folder, and npm would empty that one: remove the link, then run the same command again.`,
  );
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
