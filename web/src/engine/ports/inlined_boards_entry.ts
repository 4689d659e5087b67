import { loadBoardsSolver } from '../boards_solver';
import { startSolverWith } from './solver_scope';

export default startSolverWith(loadBoardsSolver);
