/** The reader's choices of what the study shows. */
import {
  NUMBER_OVERLAYS,
  type HeatLayer,
  type MoveKinds,
  type NumberOverlay,
  type Sight,
  type WinningStep,
} from '../game/look';
import type { StudyCore } from './core';
import type { Visits } from './visits';

export interface StudyLooks {
  /** While exploring or editing: show winning moves, or hide them. */
  showAnswers(areShown: boolean): void;
  /** Turns shading on or off; shading shows winning moves, and its numbers replace values. */
  setHeat(heat: HeatLayer): void;
  setOverlay(overlay: NumberOverlay, isShown: boolean): void;
  /** One of the three steps to a winning move, or none. */
  showStep(step: WinningStep | undefined): void;
  /**
   * Changes the visible part of the board, or the kinds whose winning moves are listed. This is no step of the history.
   */
  see(change: {
    readonly sight?: Sight | undefined;
    readonly listed?: MoveKinds | undefined;
  }): void;
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
        overlays: NUMBER_OVERLAYS.filter((known) =>
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
