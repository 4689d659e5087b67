import type { StartSolver } from '../../src/engine/ports/solver_scope';

export const startSolver: StartSolver;
