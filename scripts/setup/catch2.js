/**
 * Catch2 is the framework of the C++ tests. They compile its amalgamated source, the same for the native compiler and
 * for Emscripten, so the set-up fetches the source: from Debian's source package, which is the archive of Catch2's
 * project, or from that project itself.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { debianRelease } from './host.js';
import { inCache } from '../tools/places.js';
import { Problem, say } from '../tools/say.js';
import { putInPlace, withScratchFolder } from '../tools/scratch.js';
import { openDebianSuite } from './debian_suite.js';
import { download } from './download.js';
import { unpack } from './unpack.js';

const VERSION = '3.7.1';
const SHA256 = 'c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c';
const installed = inCache(`catch2-${VERSION}`);

export const catch2 = {
  name: `Catch2 ${VERSION}`,
  why: 'runs the C++ tests',

  find: () => existsSync(join(catch2Folder(), 'extras/catch_amalgamated.cpp')),

  async install() {
    if (process.env.CATCH2_DIR) {
      throw new Problem(
        `CATCH2_DIR is ${process.env.CATCH2_DIR}, where extras/catch_amalgamated.cpp is missing: set it to Catch2's unpacked source, or unset it.`,
      );
    }
    say(`Installing the source of Catch2 ${VERSION} into ${installed}`);
    await withScratchFolder(installed, async (folder) => {
      const [downloads, tree] = ['downloads', 'tree'].map((name) => join(folder, name));
      mkdirSync(downloads);
      mkdirSync(tree);
      const archive = await (debianRelease() ? fetchFromDebian : fetchFromProject)(downloads);
      await unpack(archive, tree);
      putInPlace(tree, installed);
    });
  },
};

/** Both resolve to the path of the archive in the folder. */
async function fetchFromDebian(folder) {
  const { number, codename } = debianRelease();
  // Debian 12 has a newer version than its own in its backports.
  const suite = number === '12' ? `${codename}-backports` : codename;
  const aptGet = await openDebianSuite({ type: 'deb-src', suite, folder });
  await aptGet('source', '--download-only', `catch2/${suite}`);
  return join(
    folder,
    readdirSync(folder).find((name) => name.includes('.orig.tar')),
  );
}

async function fetchFromProject(folder) {
  const file = join(folder, 'catch2.tar.gz');
  const address = `https://github.com/catchorg/Catch2/archive/refs/tags/v${VERSION}.tar.gz`;
  await download({ address, sha256: SHA256, file, byHand: inCache(`catch2-${VERSION}.tar.gz`) });
  return file;
}

/** Catch2's unpacked source: the one that CATCH2_DIR names, or the set-up's own. */
export function catch2Folder() {
  return process.env.CATCH2_DIR || installed;
}
