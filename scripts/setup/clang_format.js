/** Versions of clang-format disagree about the same code, so exactly one is required. */
import { findProgram } from '../tools/find_program.js';
import { ask } from '../tools/run.js';
import { PACKAGES } from './package_managers.js';

const VERSION = 19;

export const clangFormat = {
  name: `clang-format ${VERSION}`,
  why: 'checks the layout of the C++ code',
  packages: PACKAGES.clangFormat,
  byHand: `pip install clang-format==${VERSION}.1.7`,
  find: async () => Boolean(await clangFormatProgram()),
};

/** The path of the program, or undefined. */
export async function clangFormatProgram() {
  const exact = findProgram(`clang-format-${VERSION}`);
  if (exact) return exact;
  const { output } = await ask(['clang-format', '--version']);
  return output.includes(`version ${VERSION}.`) ? findProgram('clang-format') : undefined;
}
