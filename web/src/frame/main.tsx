import { startInlinedWorker } from '../engine/ports/inlined_worker';
import { startFrame } from './frame';

startFrame({ view: window, startPort: startInlinedWorker });
