import { startWorker } from '#solver/port';
import { startBoard } from './board_frame';
import { startFrame } from './frame';

startFrame({ view: window, startPort: startWorker, startBoard });
