// The build makes both of what its mode needs: all jobs, or the jobs for boards alone.
import moduleText from '#solver/module';
import { startSolver } from '#solver/scope';
import { openedOnce, inlinedPorts } from './inlined_port';

/** Workers and a module that come within the script: nothing is fetched. */
export const startInlinedWorker = inlinedPorts({ startSolver, openModule: openedOnce(moduleText) });
