import { startInlinedWorker } from '../solver/ports/inlined_worker';
import { startFrame } from './frame';

void startFrame({ view: window, startPort: startInlinedWorker });
