/** How the reader chooses what of the study is seen. */
import {
  OVERLAYS,
  type HeatLayer,
  type Kinds,
  type Overlay,
  type Sight,
  type WinningStep,
} from '../game/look';
import type { StudyCore } from './core';
import type { Visits } from './visits';

export interface StudyLooks {
  /** Where one explores or edits: whether what wins is seen. */
  showAnswers(areShown: boolean): void;
  /** Asking for shading is asking to see what wins; its numbers take the place of values. */
  setHeat(heat: HeatLayer): void;
  setOverlay(overlay: Overlay, isShown: boolean): void;
  /** One of the three steps to a winning move, or none. */
  showStep(step: WinningStep | undefined): void;
  /** The part of the board that is seen, and whose winning moves are listed; no step. */
  see(change: { readonly sight?: Sight | undefined; readonly listed?: Kinds | undefined }): void;
}

export function createLooks(
  { state, history, look }: StudyCore,
  visits: Pick<Visits, 'changed'>,
): StudyLooks {
  return {
    showAnswers: (answers) => look({ answers }),
    setHeat(heat) {
      const { overlays } = state.value.look;
      if (heat === 'none') look({ heat });
      else look({ heat, answers: true, overlays: overlays.filter((one) => one !== 'values') });
    },
    setOverlay(overlay, isShown) {
      const { overlays } = state.value.look;
      look({
        overlays: OVERLAYS.filter((known) =>
          known === overlay ? isShown : overlays.includes(known),
        ),
      });
    },
    showStep: (step) => look({ step }),
    see(change) {
      history.set({ ...state.value, look: { ...state.value.look, ...change } });
      visits.changed();
    },
  };
}
