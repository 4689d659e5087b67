import { startSite } from './site';
import { startInlinedWorker } from './engine/ports/inlined_worker';

startSite({ startPort: startInlinedWorker });
