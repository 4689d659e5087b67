import { AxisWorkers } from './axis_workers';
import { SolverError } from './errors';
import type { StartPort } from './ports/port';
import { largestAxisSize } from './protocol';
import type { SequenceOptions, SequenceQuestion, SequenceRun, SequenceSolver } from './sequence';
import { TwoWorkerSequence } from './two_worker_sequence';

/** A solver of sequences over two workers of its own; afterwards those are kept that hold little memory. */
export function createSequenceSolver(startPort: StartPort): SequenceSolver {
  return new TwoWorkerSequenceSolver(startPort);
}

class TwoWorkerSequenceSolver implements SequenceSolver {
  readonly #workers: AxisWorkers;
  #run: TwoWorkerSequence | undefined;

  constructor(startPort: StartPort) {
    this.#workers = new AxisWorkers(startPort);
  }

  sequence(question: SequenceQuestion, options: SequenceOptions): SequenceRun {
    this.#run?.abort(new DOMException('Another sequence is computed instead.', 'AbortError'));
    this.#run = undefined;
    const refusal = refusalOf(question);
    if (refusal !== undefined) return { done: Promise.reject(refusal) };
    const run = new TwoWorkerSequence(question, options, this.#workers.start());
    this.#run = run;
    return { done: this.#workers.keptFor(run.done) };
  }

  dispose(): void {
    const reason = new DOMException('The solver was closed.', 'AbortError');
    this.#run?.abort(reason);
    this.#workers.end(reason);
  }
}

/** The module refuses a size by itself, but knows nothing of where a sequence is to begin. */
function refusalOf({ from, to }: SequenceQuestion): SolverError | undefined {
  if (Number.isInteger(from) && from >= 1 && from <= Math.min(to, largestAxisSize))
    return undefined;
  return new SolverError({
    kind: 'size-out-of-range',
    message: 'A sequence goes from a whole number of at least 1 to one that is no smaller.',
    amount: from,
  });
}
