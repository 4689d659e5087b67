/** The English catalogue; its type is the one that every other language fills in. */
import { board } from './board';
import { LARGEST, memory, percent, whole } from './grammar';

export const en = {
  site: {
    name: 'Tartan',
    pages: { board: 'Board', solve: 'Solve', embed: 'Embed' },
    navigation: 'Pages',
    skip: 'Skip to the content',
    title: (page: string) => `${page} – Tartan`,
    runningTitle: (share: number, board: string) =>
      `${percent(Math.floor(share * 100))} of ${board} – Tartan`,
    unknownPage: (page: string) => `There is no page called “${page}”; this is the Board page.`,
    partFailed:
      'A part of this page could not be loaded. Check that you are online, then try again; if that does not help, reload.',
    loadAgain: 'Try again',
    colophon: 'Everything is worked out on your own machine; nothing that you type leaves it.',
  },

  board,

  failures: {
    'board-out-of-range': (largest: number | undefined) =>
      largest === undefined
        ? 'A board of this game cannot have this size. Choose another one.'
        : `A side of this game’s boards has from 1 to ${whole(largest)} coins. Choose another size.`,
    'wrong-disc-count': () => 'The discs do not fit the size of the board. Reload the page.',
    'size-out-of-range': () => `The solver takes sizes from 1 to ${LARGEST}. Choose another size.`,
    'bad-length-family': () => 'The solver cannot use these lengths. Choose others under “More”.',
    'unknown-game': () => 'The solver does not know this game. Choose another one.',
    'too-many-grundy-numbers': (largest: number | undefined) =>
      largest === undefined
        ? 'So many Grundy numbers of this game cannot be computed. Ask for fewer.'
        : `Only the first ${whole(largest)} Grundy numbers of this game can be computed. Ask for fewer.`,
    'too-many-lengths': (largest: number | undefined) =>
      largest === undefined
        ? 'Too many of these lengths fit the board. Choose a smaller board or other lengths.'
        : `Too many of these lengths fit the board. With them it goes up to ${whole(largest)}.`,
    'out-of-memory': (bytes: number | undefined) =>
      `The browser refused the memory that this board takes${bytes === undefined ? '' : ` (${memory(bytes)})`}. Close other tabs or choose a smaller board, then try again.`,
    'module-failed': () =>
      'The solver could not be loaded. Check that you are online, then try again; if that does not help, reload the page.',
    'simd-missing': () =>
      'This browser is too old for the solver, which needs WebAssembly with SIMD. Every current browser has it: update this one or use another.',
    'wasm-forbidden': () =>
      "The content security policy of this site forbids WebAssembly, which the solver is made of. Its administrator can allow it with: script-src 'self' 'wasm-unsafe-eval'",
    'worker-forbidden': () =>
      "The content security policy of this site forbids workers, in which the solver runs. Its administrator can allow them with: worker-src 'self'",
    'worker-failed': () =>
      'The browser ended the computation, or did not let it start. Try again; if it happens once more, close other tabs first.',
  },
};

export type Texts = typeof en;
