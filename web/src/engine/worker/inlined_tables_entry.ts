import { loadTablesSolver } from './tables_solver';
import { startSolverWith } from '../wire/solver_scope';

export default startSolverWith(loadTablesSolver);
