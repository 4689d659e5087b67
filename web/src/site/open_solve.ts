/** The models of the Solve page; loaded when it is opened. */
import { isBoardQuestion } from '../widgets/count/board_question';
import type { AddressBar } from '../study/address_writer';
import { SolveModel } from '../pages/solve/solve_model';
import { createBrowserWorkStore } from '../engine/storage/browser_work_store';
import { createSolver } from '../engine/client/solver';
import { createCloth } from '../engine/client/cloth';
import { tabStore } from './browser';
import type { StartWorkerPort } from '../engine/wire/port';

export function openSolve(startPort: StartWorkerPort, addressBar: AddressBar): SolveModel {
  return new SolveModel({
    solver: createSolver(startPort, navigator.hardwareConcurrency),
    addressBar,
    store: createBrowserWorkStore(isBoardQuestion, tabStore(window, 'tartan-tab')),
    createCloth: () => createCloth(startPort),
    loadSequence: async (place) => (await import('./open_sequence')).openSequence(startPort, place),
  });
}
