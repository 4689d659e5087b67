/** Programs that systems have as packages, and that need only be installed. */
import { findProgram } from '../tools/find_program.js';
import { hasVersion } from '../tools/version.js';
import { PACKAGES } from './package_managers.js';

/** CMakeLists.txt and CMakePresets.json require it. */
const OLDEST_CMAKE = '3.25.0';

export const cmake = {
  name: `CMake ${OLDEST_CMAKE} or newer`,
  why: 'plans the build of the C++ core',
  packages: PACKAGES.cmake,
  byHand: 'https://cmake.org/download',
  find: () => hasVersion('cmake', OLDEST_CMAKE),
};

export const ninja = {
  name: 'Ninja',
  why: 'runs that build',
  packages: PACKAGES.ninja,
  byHand: 'https://ninja-build.org',
  find: () => Boolean(findProgram('ninja')),
};

export const pdfToPixels = {
  name: 'pdftoppm',
  why: 'looks at what the page prints',
  packages: PACKAGES.pdftoppm,
  byHand: 'https://poppler.freedesktop.org',
  find: () => Boolean(findProgram('pdftoppm')),
};

export const nativeCompiler = {
  name: 'a C++ compiler',
  why: 'compiles the C++ tests for this machine',
  packages: PACKAGES.compiler,
  byHand: 'on macOS xcode-select --install',
  find: () => Boolean(findProgram('c++')),
};

export const ccache = {
  name: 'ccache',
  why: 'keeps what was compiled, for the next clone',
  packages: PACKAGES.ccache,
  byHand: 'https://ccache.dev',
  find: () => Boolean(findProgram('ccache')),
};
