/**
 * The terms with tooltips, and how a sentence marks them. `terms.ftl` has an explanation and an example of each: `mex`,
 * `mex-example`.
 */

export const TERMS = [
  'nimber',
  'grundy-number',
  'mex',
  'nim-sum',
  'nim-product',
  'fermat-power',
  'move-nimber',
  'gamma',
  'first-moves',
  'row-move',
  'column-move',
] as const;
export type TermName = (typeof TERMS)[number];

export interface TermPiece {
  readonly words: string;
  /** Set for a marked term. */
  readonly term: TermName | undefined;
}

const MARKED = /⟦([^|⟧]*)\|([^⟧]*)⟧/u;

/** Splits a sentence into its marked terms and the texts between them. */
export function piecesOf(sentence: string): TermPiece[] {
  // Between the pieces, split returns names and words alternately.
  const parts = sentence.split(MARKED);
  const pieces: TermPiece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    pieces.push({ words: parts[at] ?? '', term: undefined });
    if (at + 2 < parts.length)
      pieces.push({ words: parts[at + 2] ?? '', term: parts[at + 1] as TermName });
  }
  return pieces.filter(({ words }) => words !== '');
}

/** The sentence without marks, for places without tooltips. */
export function plainWords(sentence: string): string {
  return piecesOf(sentence)
    .map(({ words }) => words)
    .join('');
}
