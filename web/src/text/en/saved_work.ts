/** What the Solve page says of work that is kept over a reload. */
import { percent } from './grammar';

export const savedWork = {
  interrupted: (name: string, fraction: number) =>
    `${name} was interrupted at ${percent(Math.floor(fraction * 100))}`,
  explanation: 'What was done is kept in this browser, so the computation can go on from there.',
  goOn: 'Go on',
  discard: 'Discard',
  damaged: 'The saved work was damaged and is not used: the board is computed anew.',
  unusable: 'Saved work of an earlier visit was found, but it cannot be used any more.',
  unsaved: {
    full: 'This run cannot be saved: the browser’s storage is full; it goes on.',
    unavailable:
      'This run cannot be saved: the browser does not let this page keep anything; it goes on.',
  },
};
