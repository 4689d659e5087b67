/** Work that goes on in slices. */
export interface SlicedWork {
  /** Pairs in all. */
  readonly total: number;
  /** Does so many pairs or a few more; returns how many are done in all. */
  advance(pairs: number): number;
  isDone(): boolean;
  /** False once the worker was given other work of the same kind. */
  isCurrent(): boolean;
  afterSlice?(): void;
  beforePause?(): void;
}

/** Advances with an ear for messages in between, until `isDone`; rejects once `isCurrent` is false. */
export type RunInSlices = (id: number, work: SlicedWork) => Promise<void>;
