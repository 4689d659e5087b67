import { loadTablesSolver } from '../tables_solver';
import { startSolverWith } from './solver_scope';

export const start = startSolverWith(loadTablesSolver);
