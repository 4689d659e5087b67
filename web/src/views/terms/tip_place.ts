/** Where an explanation stands in the window: whole, and beside its word. */

export interface TipSize {
  readonly width: number;
  readonly height: number;
}

interface Box extends TipSize {
  readonly left: number;
  readonly top: number;
}

/** In pixels: from the edge of the window. */
const MARGIN = 8;

/** Below the word, or above it where there is more room; never over an edge that it can keep away from. */
export function tipPlace(word: Box, tip: TipSize, room: TipSize): { left: number; top: number } {
  const below = word.top + word.height;
  const fitsBelow = below + tip.height <= room.height - MARGIN || word.top < room.height - below;
  return {
    left: Math.max(MARGIN, Math.min(word.left, room.width - MARGIN - tip.width)),
    top: Math.max(0, fitsBelow ? below : word.top - tip.height),
  };
}
