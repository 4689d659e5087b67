/** ccache keeps what the compiler made, so that a second clone compiles only what differs. */
import { findProgram } from '../tools/find_program.js';
import { inCache, project } from '../tools/places.js';

/**
 * The environment of a build that asks ccache first, and compiles everything where it isn't installed.
 * `variable` is where that build looks for a program to go before its compiler.
 */
export const withCompilerCache = (variable) => ({
  [variable]: findProgram('ccache'),
  CCACHE_DIR: inCache('ccache'),
  CCACHE_MAXSIZE: '500M',
  // A clone's folder makes no difference.
  CCACHE_BASEDIR: project,
  CCACHE_NOHASHDIR: '1',
});
