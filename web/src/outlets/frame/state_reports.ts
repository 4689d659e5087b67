/** Reports a state to the host: once when it is ready, then when it differs from the last report, and in answer. */
import type { ChangedBy, FrameState, ToFrameBody } from '../element/messages';
import type { Host } from './host';

export interface StateReports {
  /** Does nothing after the first call. */
  readonly ready: () => void;
  readonly change: () => void;
  /** The current state, for a message that contains it. */
  readonly told: () => FrameState;
  readonly answer: (request: Pick<ToFrameBody, 'id'>) => void;
}

/** `by` returns who made the last change. */
export function createStateReports(
  { post }: Pick<Host, 'post'>,
  stateNow: () => FrameState,
  by: () => ChangedBy,
): StateReports {
  let told: string | undefined;

  function reportState(reply: { readonly reply?: string | number } = {}) {
    const state = stateNow();
    if (told !== undefined) told = JSON.stringify(state);
    post({ type: 'statechange', state, by: by(), ...reply });
  }

  return {
    ready() {
      if (told !== undefined) return;
      const state = stateNow();
      told = JSON.stringify(state);
      post({ type: 'ready', state });
    },
    told() {
      const state = stateNow();
      told = JSON.stringify(state);
      return state;
    },
    change() {
      if (told !== undefined && told !== JSON.stringify(stateNow())) reportState();
    },
    answer({ id }) {
      if (id !== undefined) reportState({ reply: id });
    },
  };
}
