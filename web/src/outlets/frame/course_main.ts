/**
 * The lessons with everything they may need in one script with one solver: the frame of a package for course sites,
 * where size matters and no board is shown alone.
 */
import { startWorker } from '#solver/port';
import { startFrame } from './frame';
import './lesson_main';
import './tartan_main';

startFrame({ view: window, startPort: startWorker });
