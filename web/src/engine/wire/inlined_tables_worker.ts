import moduleText from '#tables/module';
import { startSolver } from '#tables/scope';
import { openedOnce, inlinedPorts } from './inlined_port';

/** The same for the jobs about nimbers, games on a line and tables. */
export const startInlinedTablesWorker = inlinedPorts({
  startSolver,
  openModule: openedOnce(moduleText),
});
