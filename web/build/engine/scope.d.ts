import type { StartSolver } from '../../src/engine/wire/solver_scope';

export const startSolver: StartSolver;
