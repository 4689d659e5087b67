/** The JavaScript packages, exactly those that package-lock.json names. */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../tools/places.js';
import { run } from '../tools/run.js';
import { Problem, say } from '../tools/say.js';

const folder = inProject('node_modules');
/** Says which package-lock.json the installed packages came from. */
const stamp = inProject('node_modules/.installed-from');

export const npmPackages = {
  name: 'The npm packages of package-lock.json',
  why: 'build and check the page',
  debianPackages: [],

  find() {
    try {
      return readFileSync(stamp, 'utf8') === lockFileHash();
    } catch {
      return false;
    }
  },

  async install() {
    refuseLink();
    say('Installing the npm packages of package-lock.json');
    await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: inProject(),
      trouble:
        'npm could not install the packages: check the network, then run the same command again.',
    });
    writeFileSync(stamp, lockFileHash());
  },
};

/** npm empties the folder first: by a link, that of another clone. */
function refuseLink() {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new Problem(
    `${folder} is a link to another folder, and npm would empty that one: remove the link, then run the same command again.`,
  );
}

function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
}
