import type { StartPort } from '../../src/engine/wire/port';

/** Workers and a module that come within the script: nothing is fetched. */
export const startWorker: StartPort;
