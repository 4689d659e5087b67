/** How long the page may be kept from answering its reader. */
const TURN_MILLISECONDS = 30;
/** Given to the browser at once, which keeps what it is given where there is room for it. */
const PIECES_OF_A_PART = 20;

/**
 * Puts a file together in turns. `onTurn` hears at the end of each turn how many pieces there are; it
 * may throw to give the file up. Rejects with what it throws, and where the browser has no room.
 */
export async function fileOfPieces(
  pieces: Iterable<string>,
  type: string,
  onTurn: (pieces: number) => void,
): Promise<Blob> {
  const parts: Blob[] = [];
  let part: string[] = [];
  let count = 0;
  let turnEnds = performance.now() + TURN_MILLISECONDS;
  for (const piece of pieces) {
    part.push(piece);
    count += 1;
    if (part.length === PIECES_OF_A_PART) {
      parts.push(new Blob(part));
      part = [];
    }
    if (performance.now() < turnEnds) continue;
    onTurn(count);
    await new Promise((next) => setTimeout(next));
    turnEnds = performance.now() + TURN_MILLISECONDS;
  }
  return new Blob([...parts, ...part], { type });
}
