import type { LoadSection } from './part';

/**
 * The parts of the page, in the order of their navigation. A new part needs a line here and its name, `part-…`, in
 * `nimbers.ftl`.
 */
export const NIMBERS_SECTIONS = {
  calculator: async () => (await import('./calculator/Calculator')).openCalculator,
  tables: async () => (await import('./tables/TablesView')).openTables,
  heaps: async () => (await import('./heaps/HeapsView')).openHeaps,
  boxes: async () => (await import('./boxes/BoxesView')).openBoxes,
  chessboard: async () => (await import('./chessboard/chessboard')).openChessboard,
} as const satisfies Readonly<Record<string, LoadSection>>;

export type SectionName = keyof typeof NIMBERS_SECTIONS;
