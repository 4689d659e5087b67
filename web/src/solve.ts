/** What the Solve page needs beside its view, fetched when it is opened. */
export { createSolveModel } from './model/solve_model';
export { createBrowserWorkStore } from './storage/browser_work_store';
export { createSolver } from './solver/client';
