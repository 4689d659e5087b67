import { SolverError } from '../../web/src/engine/api/errors';

/** A worker that has failed, as its jobs hear of it. */
export const CRASH = new SolverError({ kind: 'worker-failed', message: 'It crashed.' });
