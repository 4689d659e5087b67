/** The terms, and how a sentence marks them. `terms.ftl` says what each means, and an example: `mex`, `mex-example`. */

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

export interface Piece {
  readonly words: string;
  /** Of a word that explains itself. */
  readonly term: TermName | undefined;
}

const MARKED = /⟦([^|⟧]*)\|([^⟧]*)⟧/u;

/** A sentence in pieces: the terms that it marks, and what stands between them. */
export function piecesOf(sentence: string): Piece[] {
  // Between the pieces the split leaves a name and its words, alternately.
  const parts = sentence.split(MARKED);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    pieces.push({ words: parts[at] ?? '', term: undefined });
    if (at + 2 < parts.length)
      pieces.push({ words: parts[at + 2] ?? '', term: parts[at + 1] as TermName });
  }
  return pieces.filter(({ words }) => words !== '');
}

/** The same sentence where nothing can be pointed at. */
export function plainWords(sentence: string): string {
  return piecesOf(sentence)
    .map(({ words }) => words)
    .join('');
}
