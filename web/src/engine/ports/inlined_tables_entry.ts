import { loadTablesSolver } from '../tables_solver';
import { startSolverWith } from './solver_scope';

export default startSolverWith(loadTablesSolver);
