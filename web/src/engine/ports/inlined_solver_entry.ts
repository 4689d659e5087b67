import { loadFullSolver } from '../full_solver';
import { startSolverWith } from './solver_scope';

export default startSolverWith(loadFullSolver);
