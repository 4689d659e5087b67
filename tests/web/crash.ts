import { SolverError } from '../../web/src/engine/api/errors';

/** The error of jobs whose worker has failed. */
export const CRASH = new SolverError({ kind: 'worker-failed', message: 'It crashed.' });
