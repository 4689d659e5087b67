/** The package managers of the systems that the set-up knows, and what each of them calls what the project needs. */
import { findProgram } from '../tools/find_program.js';
import { ask, run } from '../tools/run.js';
import { debianRelease } from './host.js';

/**
 * `update` is the command that comes first, `install` the one that package names are added to, and `lists` the one that tells whether a package is there: by
 * its exit status, or by printing `answer`. Homebrew refuses to be run as root.
 */
const APT = {
  name: 'apt',
  update: 'apt-get -q -o Acquire::Retries=3 update',
  // Another apt may be at work, as on a machine that has just been started.
  install:
    'apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 install -y --no-install-recommends',
  lists: ['dpkg-query', '--show', '--showformat', '${db:Status-Status}'],
  answer: 'installed',
};
const MANAGERS = [
  { ...APT, program: 'apt-get' },
  { name: 'dnf', program: 'dnf', install: 'dnf install -y', lists: ['rpm', '-q'] },
  {
    name: 'pacman',
    program: 'pacman',
    install: 'pacman -S --needed --noconfirm',
    lists: ['pacman', '-Q'],
  },
  { name: 'apk', program: 'apk', install: 'apk add', lists: ['apk', 'info', '-e'] },
  {
    name: 'brew',
    program: 'brew',
    refusesRoot: true,
    install: 'brew install',
    lists: ['brew', 'list', '--versions'],
  },
];

const everywhere = (names) =>
  Object.fromEntries(['debian', ...MANAGERS.map(({ name }) => name)].map((name) => [name, names]));

/**
 * Package names with blanks between, by need and package manager; `debian` is apt on the releases of Debian that the set-up
 * knows, by release where they differ. A manager without a name doesn't have it, or not in a version that's known to do.
 */
export const PACKAGES = {
  cmake: everywhere('cmake'),
  ninja: { ...everywhere('ninja-build'), pacman: 'ninja', apk: 'samurai', brew: 'ninja' },
  // Where it isn't Debian's, what the archive of the emsdk is unpacked and run with.
  emscripten: {
    debian: { 12: 'clang-19 lld-19 llvm-19 patchelf python3', 13: 'emscripten' },
    apt: 'python3 xz-utils',
    dnf: 'python3 xz',
    pacman: 'python xz',
    brew: 'python xz',
  },
  ccache: everywhere('ccache'),
  compiler: { debian: 'g++', apt: 'g++', dnf: 'gcc-c++', pacman: 'gcc', apk: 'g++' },
  pdftoppm: { ...everywhere('poppler-utils'), pacman: 'poppler', brew: 'poppler' },
  // Ubuntu has its browsers as snaps.
  chromium: {
    debian: 'chromium-headless-shell',
    dnf: 'chromium',
    pacman: 'chromium',
    apk: 'chromium',
    brew: 'google-chrome',
  },
  firefox: {
    debian: 'firefox-esr',
    dnf: 'firefox',
    pacman: 'firefox',
    apk: 'firefox',
    brew: 'firefox',
  },
  webKit: { debian: 'webkit2gtk-driver xvfb', apt: 'webkit2gtk-driver xvfb' },
  clangFormat: { debian: 'clang-format-19', apt: 'clang-format-19' },
  fuzzer: {
    debian: 'clang-19 libclang-rt-19-dev',
    apt: 'clang-19 libclang-rt-19-dev',
    dnf: 'clang compiler-rt',
    pacman: 'clang compiler-rt',
    brew: 'llvm',
  },
  coverage: { debian: 'llvm-19', apt: 'llvm-19', dnf: 'llvm', pacman: 'llvm', brew: 'llvm' },
};

/**
 * The package manager of this system, or undefined. Its `packagesFor(needs)` are those that a list of needs asks for and
 * that aren't installed; `has(need)` says whether it has one.
 */
export function packageManager(release = debianRelease()) {
  const manager = MANAGERS.find(({ program }) => findProgram(program));
  if (!manager) return undefined;
  const namesFor = ({ packages = {} }) => {
    const names = packages[release ? 'debian' : manager.name];
    return typeof names === 'object' ? names[release.number] : names;
  };
  return {
    ...manager,
    has: (need) => namesFor(need) !== undefined,
    async packagesFor(needs) {
      const names = needs.flatMap((need) => namesFor(need)?.split(' ') ?? []);
      const there = await Promise.all(names.map((name) => isInstalled(manager, name)));
      return names.filter((_, i) => !there[i]);
    },
  };
}

async function isInstalled({ lists, answer }, name) {
  const { ok, output } = await ask([...lists, name]);
  return ok && (answer === undefined || output === answer);
}

/** What a person would type to install packages, without the word that makes them root. */
export const installCommand = (manager, packages) => commandsOf(manager, packages).join(' && ');

const commandsOf = ({ update = [], install }, packages) =>
  [update, `${install} ${packages.join(' ')}`].flat();

/** `asRoot` is what goes before a command to run it as root. */
export async function installPackages(manager, packages, asRoot) {
  // An update that fails in part may still do. Only apt asks questions, unless it's told so.
  const script = ['export DEBIAN_FRONTEND=noninteractive', ...commandsOf(manager, packages)];
  await run([...asRoot, 'sh', '-c', script.join('\n')], {
    trouble: `${manager.name} could not install ${packages.join(' ')}: mend what it says above, then run the same command again.`,
  });
}
