/** What the Solve page needs beside its view, fetched when it is opened. */
import { isBoardQuestion } from '../pages/solve/board_question';
import type { AddressBar } from '../study/address_keeping';
import { SolveModel } from '../pages/solve/solve_model';
import { createBrowserWorkStore } from '../engine/browser_work_store';
import { createSolver } from '../engine/client';
import { createCloth } from '../engine/cloth_client';
import { tabStore } from './browser';
import type { StartPort } from '../engine/ports/port';

export function openSolve(startPort: StartPort, addressBar: AddressBar): SolveModel {
  return new SolveModel({
    solver: createSolver(startPort, navigator.hardwareConcurrency),
    addressBar,
    store: createBrowserWorkStore(isBoardQuestion, tabStore(window, 'tartan-tab')),
    createCloth: () => createCloth(startPort),
    loadSequence: async (place) => (await import('./open_sequence')).openSequence(startPort, place),
  });
}
