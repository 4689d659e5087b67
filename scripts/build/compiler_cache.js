/** ccache stores compiled files, so that a second clone compiles only what differs. */
import { findProgram } from '../tools/find_program.js';
import { inCache, project } from '../tools/places.js';

/**
 * The environment of a build that asks ccache first; without ccache everything is compiled. `variable` is the name
 * under which that build looks for a compiler launcher.
 */
export const withCompilerCache = (variable) => ({
  [variable]: findProgram('ccache'),
  CCACHE_DIR: inCache('ccache'),
  CCACHE_MAXSIZE: '500M',
  // The folder of the clone must not matter.
  CCACHE_BASEDIR: project,
  CCACHE_NOHASHDIR: '1',
});
