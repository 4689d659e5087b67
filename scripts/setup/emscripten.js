/**
 * Emscripten compiles the C++ core to WebAssembly. An emcc on the PATH is used when it is new
 * enough, as Debian 13's is. Debian 12's own is too old, so there Debian 13's is unpacked into the
 * cache folder, where it disturbs nothing: it works with Debian 12's clang-19, and only Binaryen,
 * which is linked against a newer C library, gets that library beside it.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from '../tools/find_program.js';
import { inCache } from '../tools/places.js';
import { ask, run } from '../tools/run.js';
import { say } from '../tools/say.js';
import { putInPlace, withScratchFolder } from '../tools/scratch.js';
import { hasVersion } from '../tools/version.js';
import { openDebianSuite } from './debian_suite.js';

const OLDEST = '3.1.58';
const VERSION = '3.1.69';
const prefix = inCache(`emscripten-${VERSION}`);
const root = join(prefix, 'usr/share/emscripten');

/** What Emscripten runs of npm: the compiler that shrinks its JavaScript, and the writer of types. */
const TOOLS = ['typescript@5.9.3', 'google-closure-compiler@20260927.0.0'];
/** And what its optimiser imports, from a folder around its own. */
const PARSER = 'acorn@8.19.0';
/** For an Emscripten of the system's, which Debian packages without them. */
const tools = inCache(`emscripten-tools-${TOOLS.join('-').replaceAll('@', '-')}`);
const closureIn = (folder) => join(folder, 'node_modules/.bin/google-closure-compiler');

/** How Debian calls the processor in its folders, and its loader of programs. */
const [TRIPLET, LOADER] =
  process.arch === 'arm64'
    ? ['aarch64-linux-gnu', 'ld-linux-aarch64.so.1']
    : ['x86_64-linux-gnu', 'ld-linux-x86-64.so.2'];

export const emscripten = {
  name: `Emscripten ${OLDEST} or newer`,
  why: 'compiles the solver to WebAssembly',
  debianPackages: {
    12: ['clang-19', 'lld-19', 'llvm-19', 'patchelf', 'python3'],
    13: ['emscripten'],
  },
  elsewhere: {
    brew: 'emscripten',
    note: 'the emsdk, https://emscripten.org/docs/getting_started/downloads.html, with its emcc on the PATH',
  },

  async find() {
    return (await isOnPath()) || isInCache();
  },

  async install() {
    // It may be there from another clone, and only clang have been missing. Debian 13's is on the PATH by now.
    if (existsSync(prefix) || (await isOnPath())) return;
    say(`Installing Emscripten ${VERSION} into ${prefix}`);
    await withScratchFolder(prefix, async (folder) => {
      const tree = join(folder, 'tree');
      mkdirSync(tree);
      await unpackDebianPackages(join(folder, 'packages'), tree);
      await giveBinaryenItsLibraries(tree);
      await addNpmPackages(join(tree, 'usr/share/emscripten'), [PARSER, ...TOOLS]);
      writeFileSync(join(tree, 'emscripten.config'), configuration());
      putInPlace(tree, prefix);
    });
  },
};

export const emscriptenTools = {
  name: 'The npm packages of Emscripten',
  why: 'shrink its JavaScript and write the types of the solver',
  debianPackages: [],

  /** Emscripten's own installers bring them along. */
  async find() {
    if (!(await isOnPath())) return isInCache();
    return existsSync(tools) || (await hasTools());
  },

  async install() {
    if (!(await isOnPath()) || (await hasTools())) return;
    say(`Installing Emscripten's npm packages into ${tools}`);
    await withScratchFolder(tools, async (folder) => {
      await addNpmPackages(folder, TOOLS);
      putInPlace(folder, tools);
    });
  },
};

async function hasTools() {
  const { output } = await ask(['em-config', 'EMSCRIPTEN_ROOT']);
  return output !== '' && existsSync(closureIn(output));
}

/** The variables under which emcc, emcmake and the rest are found, and what they run themselves. */
export async function emscriptenEnvironment() {
  if (await isOnPath()) {
    if (await hasTools()) return {};
    return {
      EM_CLOSURE_COMPILER: closureIn(tools),
      PATH: [join(tools, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    };
  }
  return {
    EM_CONFIG: join(prefix, 'emscripten.config'),
    PATH: [root, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  };
}

const isOnPath = () => hasVersion('emcc', OLDEST);

function isInCache() {
  const compilers = ['clang-19', 'wasm-ld-19', 'llvm-ar-19'];
  return existsSync(prefix) && compilers.every((name) => isProgram(`/usr/bin/${name}`));
}

async function unpackDebianPackages(folder, tree) {
  mkdirSync(folder);
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

/** Emscripten's configuration is Python. Its ready-made libraries are complete, hence frozen. */
function configuration() {
  return `import shutil
EMSCRIPTEN_ROOT = '${root}'
LLVM_ROOT = '/usr/bin'
LLVM_ADD_VERSION = '19'
CLANG_ADD_VERSION = '19'
BINARYEN_ROOT = '${join(prefix, 'usr')}'
NODE_JS = shutil.which('node')
CACHE = '${join(root, 'cache')}'
FROZEN_CACHE = True
CLOSURE_COMPILER = ['${closureIn(root)}']
`;
}
