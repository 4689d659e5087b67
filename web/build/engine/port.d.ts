import type { StartWorkerPort } from '../../src/engine/wire/port';

/** Starts workers whose code and module are inlined in the script: nothing is fetched. */
export const startWorker: StartWorkerPort;
