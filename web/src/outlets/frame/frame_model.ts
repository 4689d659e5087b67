/** The study of a frame, and how a host sets it. */
import { readStudyFields } from '../../game/fields';
import { readRoute, rejection, type Rejected } from '../../game/route';
import type { Limits } from '../../game/limits';
import type { Size } from '../../game/position';
import type { GameEngine } from '../../engine/api/engine';
import { createLoneStudy } from '../../study/lone_study';
import type { StudyModel, StudyParts } from '../../study/study_model';

/** Told what is done with the study. */
export type FrameWatcher = Required<Pick<StudyParts, 'onMove' | 'onAnswer'>>;

export interface FrameModel extends StudyModel {
  /** Shows what the frame's address asks for. */
  reset(): void;
  /** Shows what it would ask for with another size, now and from then on. Gives back what can't be one; then nothing changes. */
  resetTo(size: Partial<Size>): readonly Rejected[];
  /** From now on, tells this listener what is done. */
  watch(watcher: FrameWatcher): void;
}

export interface FrameParts {
  readonly engine: GameEngine;
  /** Of the study, from its `#` on. */
  readonly address: string;
  readonly limits: Limits;
  readonly isStill?: StudyParts['isStill'];
}

export function createFrameModel({ engine, address, limits, isStill }: FrameParts): FrameModel {
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
