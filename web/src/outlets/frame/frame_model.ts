/** The study of a frame, and the host's access to it. */
import { readStudyFields } from '../../game/fields';
import { readRoute, rejection, type Rejected } from '../../game/route';
import type { Limits } from '../../game/limits';
import type { Size } from '../../game/position';
import type { GameEngine } from '../../engine/api/engine';
import { createLoneStudy } from '../../study/lone_study';
import type { StudyModel, StudyDependencies } from '../../study/study_model';

/** Callbacks for what is done with the study. */
export type FrameWatcher = Required<Pick<StudyDependencies, 'onMove' | 'onAnswer'>>;

export interface FrameModel extends StudyModel {
  /** Shows the frame's address again. */
  reset(): void;
  /**
   * Shows the frame's address with another size, now and on later resets. Returns the sizes that can't be used; then
   * nothing changes.
   */
  resetTo(size: Partial<Size>): readonly Rejected[];
  /** Calls this watcher from now on. */
  watch(watcher: FrameWatcher): void;
}

export interface FrameDependencies {
  readonly engine: GameEngine;
  /** The address of the study, from its `#` on. */
  readonly address: string;
  readonly limits: Limits;
  readonly isStill?: StudyDependencies['isStill'];
}

export function createFrameModel({
  engine,
  address,
  limits,
  isStill,
}: FrameDependencies): FrameModel {
  let watcher: FrameWatcher | undefined;
  const study = createLoneStudy({
    engine,
    limits,
    ...(isStill && { isStill }),
    onMove: (made) => watcher?.onMove(made),
    onAnswer: (checked) => watcher?.onAnswer(checked),
  });
  const { query } = readRoute(address);
  const reset = () => study.visits.visit(new URLSearchParams(query));
  reset();
  return {
    ...study,
    reset,
    resetTo(size) {
      const rejected: Rejected[] = [];
      readStudyFields({ ...size }, (side, found) => rejected.push(rejection(side, String(found))));
      if (rejected.length > 0) return rejected;
      for (const [side, length] of Object.entries(size)) query.set(side, String(length));
      reset();
      return rejected;
    },
    watch(told) {
      watcher = told;
    },
  };
}
