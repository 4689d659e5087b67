import { buildAll } from '../build/vite.js';
import { forPage } from '../setup/needs.js';
import { inProject } from '../tools/places.js';
import { check } from './check.js';

export const size = {
  name: 'size',
  heading: 'how much each part of the page loads, by the limits in .size-limit.js',
  needs: forPage,
  builds: [buildAll],
  run: () => check('sizes', [process.execPath, inProject('node_modules/size-limit/bin.js')]),
};
