/**
 * Catch2 is the frame of the C++ tests. They compile its amalgamated source, the same for the
 * native compiler and for Emscripten, so the set-up fetches Debian's source package.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { debianRelease } from './host.js';
import { inCache } from '../tools/places.js';
import { run } from '../tools/run.js';
import { Problem, say } from '../tools/say.js';
import { putInPlace, withScratchFolder } from '../tools/scratch.js';
import { openDebianSuite } from './debian_suite.js';

const VERSION = '3.7.1';
const installed = inCache(`catch2-${VERSION}`);

export const catch2 = {
  name: `Catch2 ${VERSION}`,
  why: 'runs the C++ tests',
  debianPackages: [],
  elsewhere: {
    note: `unpack https://github.com/catchorg/Catch2/archive/refs/tags/v${VERSION}.tar.gz and set the environment variable CATCH2_DIR to its folder`,
  },

  find: () => existsSync(join(catch2Folder(), 'extras/catch_amalgamated.cpp')),

  async install() {
    if (process.env.CATCH2_DIR) {
      throw new Problem(
        `CATCH2_DIR is ${process.env.CATCH2_DIR}, where extras/catch_amalgamated.cpp is missing: set it to Catch2's unpacked source, or unset it.`,
      );
    }
    say(`Installing the source of Catch2 ${VERSION} into ${installed}`);
    await withScratchFolder(installed, async (folder) => {
      const download = join(folder, 'download');
      const tree = join(folder, 'tree');
      mkdirSync(download);
      mkdirSync(tree);
      const { number, codename } = debianRelease();
      // Debian 12 has a newer version than its own among its backports.
      const suite = number === '12' ? `${codename}-backports` : codename;
      const aptGet = await openDebianSuite({ type: 'deb-src', suite, folder: download });
      await aptGet('source', '--download-only', `catch2/${suite}`);
      const archive = readdirSync(download).find((name) => name.includes('.orig.tar'));
      const unpack = ['tar', '-xf', join(download, archive), '-C', tree, '--strip-components=1'];
      await run(unpack, {
        trouble: `${archive} could not be unpacked: look for space on the disk, then try again.`,
      });
      putInPlace(tree, installed);
    });
  },
};

/** Catch2's unpacked source: the one that CATCH2_DIR names, or the set-up's own. */
export function catch2Folder() {
  return process.env.CATCH2_DIR || installed;
}
