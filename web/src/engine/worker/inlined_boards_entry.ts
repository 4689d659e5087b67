import { loadBoardsSolver } from './boards_solver';
import { startSolverWith } from '../wire/solver_scope';

export default startSolverWith(loadBoardsSolver);
