import { loadFullSolver } from './full_solver';
import { startSolverWith } from '../wire/solver_scope';

export default startSolverWith(loadFullSolver);
