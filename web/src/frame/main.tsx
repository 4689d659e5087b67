import { startInlinedWorker } from '../engine/wire/inlined_worker';
import { startBoard } from './board_frame';
import { startFrame } from './frame';

startFrame({ view: window, startPort: startInlinedWorker, startBoard });
