import { loadBoardsSolver } from '../boards_solver';
import { startSolverWith } from './solver_scope';

export const start = startSolverWith(loadBoardsSolver);
