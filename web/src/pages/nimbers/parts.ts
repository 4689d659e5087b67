import type { LoadPart } from './part';

/**
 * The parts of the page, in the order of their navigation. A further
 * part is a line here and its name, `part-…`, in `nimbers.ftl`.
 */
export const PARTS = {
  calculator: async () => (await import('./calculator/open_calculator')).openCalculator,
  tables: async () => (await import('./tables/open_tables')).openTables,
  heaps: async () => (await import('./heaps/open_heaps')).openHeaps,
  boxes: async () => (await import('./boxes/open_boxes')).openBoxes,
  chessboard: async () => (await import('./chessboard/chessboard')).openChessboard,
} as const satisfies Readonly<Record<string, LoadPart>>;

export type PartName = keyof typeof PARTS;
