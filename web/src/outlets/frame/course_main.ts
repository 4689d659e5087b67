/**
 * The lessons with all that they may ask for, in one script with one solver: the frame of a package for a course site,
 * where bytes count and no board is shown alone.
 */
import { startWorker } from '#solver/port';
import { startFrame } from './frame';
import './lesson_main';
import './tartan_main';

startFrame({ view: window, startPort: startWorker });
