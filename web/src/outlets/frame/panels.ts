/** The available panels: those that the host allows and that have any content. */
import type { ReadonlySignal } from '@preact/signals';
import type { Limits } from '../../game/limits';
import type { StudyModel } from '../../study/study_model';
import type { Panel } from '../element/settings';
import type { FrameView, SheetName } from './frame_view';

type Sheeted = Exclude<SheetName, 'rule'>;

export function availablePanels(model: StudyModel, view: FrameView): readonly Sheeted[] {
  const isSheet = (panel: Panel): panel is Sheeted => panel !== 'hints';
  return view.panels.value.filter(isSheet).filter((panel) => IS_OF_USE[panel](model));
}

/** The limits of the study: no hints or reasons if the host leaves them out of the panels. */
export function limitsUnder(limits: Limits, panels: ReadonlySignal<readonly Panel[]>): Limits {
  const { hides, locks } = limits;
  return {
    hides: {
      ...hides,
      get hints() {
        return hides.hints || !panels.value.includes('hints');
      },
      get steps() {
        return hides.steps || !panels.value.includes('why');
      },
    },
    locks,
  };
}

/** True if there is a choice of what the board shows. */
export function hasLayers({ limits: { hides } }: StudyModel): boolean {
  return !hides.answers || !hides.nimbers;
}

const IS_OF_USE: Readonly<Record<Sheeted, (model: StudyModel) => boolean>> = {
  why(model) {
    const { hides } = model.limits;
    return !hides.answers && !hides.nimbers && (!isPlaying(model) || isReviewing(model));
  },
  moves: (model) => model.state.value.look.mode !== 'edit' && !isReviewing(model),
  setup: (model) =>
    isPlaying(model) ||
    model.setUps.offered.value.length > 1 ||
    !model.limits.locks.game ||
    !model.limits.locks.size ||
    hasLayers(model),
};

function isPlaying(model: StudyModel): boolean {
  return model.state.value.look.mode === 'play';
}

function isReviewing(model: StudyModel): boolean {
  return model.state.value.look.review !== undefined;
}
