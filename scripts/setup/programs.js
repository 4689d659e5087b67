/** Programs that Debian has as packages, and that need nothing but to be there. */
import { findProgram } from '../tools/find_program.js';
import { hasVersion } from '../tools/version.js';

/** CMakeLists.txt and CMakePresets.json ask for it. */
const OLDEST_CMAKE = '3.25.0';

export const cmake = {
  name: `CMake ${OLDEST_CMAKE} or newer`,
  why: 'plans the build of the C++ core',
  debianPackages: ['cmake'],
  elsewhere: { apt: 'cmake', brew: 'cmake' },
  find: () => hasVersion('cmake', OLDEST_CMAKE),
};

export const ninja = {
  name: 'Ninja',
  why: 'runs that build',
  debianPackages: ['ninja-build'],
  elsewhere: { apt: 'ninja-build', brew: 'ninja' },
  find: () => Boolean(findProgram('ninja')),
};

export const pdfToPixels = {
  name: 'pdftoppm',
  why: 'looks at what the page prints',
  debianPackages: ['poppler-utils'],
  elsewhere: { apt: 'poppler-utils', brew: 'poppler' },
  find: () => Boolean(findProgram('pdftoppm')),
};

export const nativeCompiler = {
  name: 'a C++ compiler',
  why: 'compiles the C++ tests for this machine',
  debianPackages: ['g++'],
  elsewhere: { apt: 'g++', note: 'on macOS: xcode-select --install' },
  find: () => Boolean(findProgram('c++')),
};

export const ccache = {
  name: 'ccache',
  why: 'keeps what was compiled, for the next clone',
  debianPackages: ['ccache'],
  elsewhere: { apt: 'ccache', brew: 'ccache' },
  find: () => Boolean(findProgram('ccache')),
};
