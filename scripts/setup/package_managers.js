/**
 * The package managers of the systems that the set-up knows, with their names for the packages that the project needs.
 */
import { findProgram } from '../tools/find_program.js';
import { ask, run } from '../tools/run.js';
import { debianRelease } from './host.js';

/**
 * `update` is the command that comes first, `install` the one that package names are added to, and `lists` the one that
 * tells whether a package is installed: by its exit status, or by printing `answer`. Homebrew refuses to run as root.
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
 * Package names separated by blanks, by need and package manager; `debian` is apt on the releases of Debian that the
 * set-up knows, by release if they differ. A manager without a name doesn't have the package, or not in a version known
 * to work.
 */
export const PACKAGES = {
  cmake: everywhere('cmake'),
  ninja: { ...everywhere('ninja-build'), pacman: 'ninja', apk: 'samurai', brew: 'ninja' },
  // On systems other than Debian, the programs that unpack and run the archive of the emsdk.
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
 * The package manager of this system, or undefined. Its `packagesFor(needs)` are the packages for a list of needs that
 * aren't installed; `has(need)` tells whether it has one.
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

/** The command that a person would type to install packages, without sudo. */
export const installCommand = (manager, packages) => commandsOf(manager, packages).join(' && ');

const commandsOf = ({ update = [], install }, packages) =>
  [update, `${install} ${packages.join(' ')}`].flat();

/** `asRoot` is the prefix that runs a command as root. */
export async function installPackages(manager, packages, asRoot) {
  // A partly failed update may still suffice. Only apt asks questions, unless it's told not to.
  const script = ['export DEBIAN_FRONTEND=noninteractive', ...commandsOf(manager, packages)];
  await run([...asRoot, 'sh', '-c', script.join('\n')], {
    trouble: `${manager.name} could not install ${packages.join(' ')}: mend what it says above, then run the same command again.`,
  });
}
