/**
 * A site with a frame, speaking SPLICE like Runestone. It is one self-contained function, so that browser tests can
 * inject it into pages.
 */
export interface SpliceSite {
  /** Receives a message of the frame. */
  readonly hear: (message: unknown) => void;
  readonly heard: Record<string, unknown>[];
  /** `canvas` answers everything with an error. */
  manner: 'usual' | 'silent' | 'canvas';
}

export interface SpliceOptions {
  readonly post: (message: unknown) => void;
  readonly user?: string;
  /** The stored state as text. */
  readonly kept?: string;
  readonly keep?: (state: string) => void;
}

export function createSpliceSite({ post, user, kept, keep }: SpliceOptions): SpliceSite {
  let state = kept;
  const site: SpliceSite = { hear, heard: [], manner: 'usual' };
  function hear(message: unknown): void {
    const asked = message as Record<string, unknown>;
    site.heard.push(asked);
    const { subject, message_id } = asked;
    if (site.manner === 'silent') return;
    if (site.manner === 'canvas') {
      const error = { code: 'unsupported_subject', message: 'unsupported' };
      post({ subject: `${String(subject)}.response`, message_id, error });
    } else if (subject === 'SPLICE.getState') {
      post({ subject: 'SPLICE.getState.response', message_id, state, user_id: user });
    } else if (subject === 'SPLICE.reportScoreAndState') {
      state = JSON.stringify(asked.state);
      keep?.(state);
    }
  }
  return site;
}
