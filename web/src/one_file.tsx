import { startSite } from './site';
import { startInlinedWorker } from './solver/ports/inlined_worker';

startSite({ startPort: startInlinedWorker });
