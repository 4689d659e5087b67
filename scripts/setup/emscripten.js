/**
 * Emscripten compiles the C++ core to WebAssembly. An emcc on the PATH is used if it is new enough, like Debian 13's.
 * Otherwise one is unpacked into the cache folder, where it disturbs nothing: on Debian 12 that of Debian 13, which
 * works with Debian 12's clang-19, while Binaryen, linked against a newer C library, gets that library beside it; on
 * any other system the emsdk's.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from '../tools/find_program.js';
import { inCache } from '../tools/places.js';
import { run } from '../tools/run.js';
import { Problem, say } from '../tools/say.js';
import { putInPlace, withScratchFolder } from '../tools/scratch.js';
import { openDebianSuite } from './debian_suite.js';
import { EMSDK_VERSION, hasEmsdk, unpackEmsdk } from './emsdk.js';
import { CLOSURE_COMPILER, emscriptenOnPath, OLDEST_EMSCRIPTEN } from './emscripten_on_path.js';
import { debianRelease } from './host.js';
import { PACKAGES } from './package_managers.js';

const DEBIAN_VERSION = '3.1.69';

/** The npm packages that Emscripten runs: the compiler that shrinks its JavaScript, and the generator of types. */
const TOOLS = ['typescript@5.9.3', 'google-closure-compiler@20260927.0.0'];
/** A package that its optimiser imports, from a folder above its own. */
const PARSER = 'acorn@8.19.0';
/** For an Emscripten of the system, which Debian packages without them. */
const tools = inCache(`emscripten-tools-${TOOLS.join('-').replaceAll('@', '-')}`);

/** Debian's name of the processor in its folders, and its loader of programs. */
const [TRIPLET, LOADER] =
  process.arch === 'arm64'
    ? ['aarch64-linux-gnu', 'ld-linux-aarch64.so.1']
    : ['x86_64-linux-gnu', 'ld-linux-x86-64.so.2'];

const CLANG_VERSION = 19;

/** `root` contains emcc, `llvm` the compilers, with their version in their names if there is one. */
const fromDebian = {
  version: DEBIAN_VERSION,
  prefix: inCache(`emscripten-debian-${DEBIAN_VERSION}`),
  root: 'usr/share/emscripten',
  llvm: '/usr/bin',
  clangVersion: CLANG_VERSION,
  binaryen: 'usr',

  async unpack(folder, tree) {
    await unpackDebianPackages(folder, tree);
    await giveBinaryenItsLibraries(tree);
  },
};
const fromEmsdk = {
  version: EMSDK_VERSION,
  prefix: inCache(`emscripten-emsdk-${EMSDK_VERSION}`),
  root: 'emscripten',
  llvm: 'bin',
  clangVersion: '',
  binaryen: '.',
  unpack: unpackEmsdk,
};

const isDebian12 = debianRelease()?.number === '12';
const unpacked = isDebian12 ? fromDebian : fromEmsdk;
const { prefix } = unpacked;
const root = join(prefix, unpacked.root);

export const emscripten = {
  name: `Emscripten ${OLDEST_EMSCRIPTEN} or newer`,
  why: 'compiles the solver to WebAssembly',
  packages: PACKAGES.emscripten,
  byHand: 'https://emscripten.org/docs/getting_started/downloads.html, with its emcc on the PATH',

  async find() {
    if ((await isOnPath()) || isInCache()) return true;
    const { emcc, version } = (await emscriptenOnPath()) ?? {};
    if (emcc) say(`The Emscripten ${version} of ${emcc} is too old, so it's left alone.`);
    return false;
  },

  async install() {
    // It may be there from another clone, with only clang missing. Debian 13's is on the PATH by now.
    if (existsSync(prefix) || (await isOnPath())) return;
    if (!isDebian12 && !hasEmsdk()) throw new Problem(`Get Emscripten: ${emscripten.byHand}.`);
    say(`Installing Emscripten ${unpacked.version} into ${prefix}`);
    await withScratchFolder(prefix, async (folder) => {
      const [tree, download] = ['tree', 'download'].map((name) => join(folder, name));
      mkdirSync(tree);
      mkdirSync(download);
      await unpacked.unpack(download, tree);
      // Node finds packages in the folders above a script, too.
      await addNpmPackages(tree, [PARSER, ...TOOLS]);
      writeFileSync(join(tree, 'emscripten.config'), configuration());
      putInPlace(tree, prefix);
    });
  },
};

export const emscriptenTools = {
  name: 'The npm packages of Emscripten',
  why: 'shrink its JavaScript and write the types of the solver',

  async find() {
    if (!(await isOnPath())) return isInCache();
    return existsSync(tools) || (await emscriptenOnPath()).hasTools;
  },

  async install() {
    if (!(await isOnPath()) || (await emscriptenOnPath()).hasTools) return;
    say(`Installing Emscripten's npm packages into ${tools}`);
    await withScratchFolder(tools, async (folder) => {
      await addNpmPackages(folder, TOOLS);
      putInPlace(folder, tools);
    });
  },
};

/** The environment variables for emcc, emcmake and the rest, and for the programs they run. */
export async function emscriptenEnvironment() {
  if (await isOnPath()) {
    if ((await emscriptenOnPath()).hasTools) return {};
    return {
      EM_CLOSURE_COMPILER: join(tools, CLOSURE_COMPILER),
      PATH: [join(tools, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    };
  }
  return {
    EM_CONFIG: join(prefix, 'emscripten.config'),
    PATH: [root, join(prefix, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  };
}

/** True if the system's own can be used. An old one is ignored; one that lacks a part throws a Problem. */
async function isOnPath() {
  const found = await emscriptenOnPath();
  if (!found || found.isOld) return false;
  const { emcc, version, lacks } = found;
  if (lacks.length === 0) return true;
  throw new Problem(
    `The Emscripten ${version} of ${emcc} lacks ${lacks.join(', ')}: install what is missing, or take it off the PATH, and this command sets up one of its own.`,
  );
}

function isInCache() {
  const { llvm, clangVersion } = unpacked;
  const compilers = ['clang', 'wasm-ld', 'llvm-ar'].map((name) =>
    join(llvmFolder(llvm), clangVersion ? `${name}-${clangVersion}` : name),
  );
  return existsSync(prefix) && compilers.every(isProgram);
}

const llvmFolder = (folder) => (folder.startsWith('/') ? folder : join(prefix, folder));

async function unpackDebianPackages(folder, tree) {
  const aptGet = await openDebianSuite({ type: 'deb', suite: 'trixie', folder });
  const libraries = ['libc6', 'libstdc++6', 'libgcc-s1'];
  const packages = ['emscripten', 'binaryen', ...libraries];
  await aptGet('download', ...packages.map((name) => `${name}/trixie`));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    const isLibrary = libraries.includes(file.split('_')[0]);
    await run(['dpkg', '-x', join(folder, file), isLibrary ? join(tree, 'newer') : tree], {
      trouble: `${file} could not be unpacked: look for space on the disk, then try again.`,
    });
  }
}

/** The paths are those after the tree was renamed, so the tools run only from there. */
async function giveBinaryenItsLibraries(tree) {
  const system = join('usr/lib', TRIPLET);
  const newer = join(prefix, 'newer', system);
  const patch = (file, ...args) =>
    run(['patchelf', '--force-rpath', ...args, file], {
      trouble: `patchelf could not change ${file}: remove ${prefix} if it exists, then try again.`,
    });
  const programs = join(tree, 'usr/bin');
  for (const name of readdirSync(programs).filter((name) => name.startsWith('wasm'))) {
    await patch(
      join(programs, name),
      ...['--set-interpreter', join(newer, LOADER)],
      ...['--set-rpath', `${join(prefix, system)}:${newer}`],
    );
  }
  await patch(join(tree, system, 'libbinaryen.so'), '--set-rpath', newer);
}

async function addNpmPackages(folder, packages) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await run(['npm', 'install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    trouble: 'npm could not fetch what Emscripten needs: check the network, then try again.',
  });
}

/** Emscripten's configuration is Python. Debian's ready-made libraries are complete, hence frozen. */
function configuration() {
  const { llvm, clangVersion, binaryen } = unpacked;
  return `import shutil
EMSCRIPTEN_ROOT = '${root}'
LLVM_ROOT = '${llvmFolder(llvm)}'
LLVM_ADD_VERSION = '${clangVersion}'
CLANG_ADD_VERSION = '${clangVersion}'
BINARYEN_ROOT = '${join(prefix, binaryen)}'
NODE_JS = shutil.which('node')
CACHE = '${join(root, 'cache')}'
FROZEN_CACHE = ${isDebian12 ? 'True' : 'False'}
CLOSURE_COMPILER = ['${join(prefix, CLOSURE_COMPILER)}']
`;
}
