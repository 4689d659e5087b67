/** About how high a frame is, before the live view has said it. */
import type { EmbedSettings } from '../../model/embed/embed_settings';

/** What stands above and below the discs. */
const REST_PIXELS = 260;

export function estimatedHeight({ position, width }: EmbedSettings): number {
  const discs = (Number(width) * position.rows) / position.columns;
  return Math.round(Math.min(discs, Number(width)) + REST_PIXELS);
}
