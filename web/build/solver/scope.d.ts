import type { StartSolver } from '../../src/solver/ports/solver_scope';

export const startSolver: StartSolver;
