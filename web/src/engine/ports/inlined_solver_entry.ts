import { loadFullSolver } from '../full_solver';
import { startSolverWith } from './solver_scope';

export const start = startSolverWith(loadFullSolver);
