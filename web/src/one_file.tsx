import { startSite } from './site';
import { startInlinedTablesWorker } from './engine/ports/inlined_tables_worker';
import { startInlinedWorker } from './engine/ports/inlined_worker';

startSite({
  startBoardsPort: startInlinedWorker,
  startPort: startInlinedWorker,
  startTablesPort: startInlinedTablesWorker,
});
