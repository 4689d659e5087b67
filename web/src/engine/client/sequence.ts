import { AxisWorkers, type AxisLinks } from './workers';
import { SolverError } from '../api/errors';
import type { StartWorkerPort } from '../wire/port';
import { largestAxisSize, type AxisCopy } from '../api/axes';
import type {
  BoardChunk,
  SequenceOptions,
  SequenceQuestion,
  SequenceRun,
  SequenceSolver,
} from '../api/sequence';
import type { ChunkTotals, SequenceJobs, SequenceStart } from '../worker/sequence_jobs';
import type { AxisName } from '../api/boards';
import type { WorkerLink } from '../wire/worker_link';

/** A solver of sequences with two workers. After a run they stay alive if they hold little memory. */
export function createSequenceSolver(startPort: StartWorkerPort): SequenceSolver {
  const workers = new AxisWorkers<SequenceJobs>(startPort);
  let run: TwoWorkerSequence | undefined;
  return {
    sequence(question, options) {
      run?.abort(new DOMException('Another sequence is computed instead.', 'AbortError'));
      run = undefined;
      const refusal = refusalOf(question);
      if (refusal !== undefined) return { done: Promise.reject(refusal) };
      run = new TwoWorkerSequence(question, options, workers.start());
      return { done: workers.keepAliveFor(run.done) };
    },
    dispose() {
      const reason = new DOMException('The solver was closed.', 'AbortError');
      run?.abort(reason);
      workers.end(reason);
    },
  };
}

/** Checks `from`; the module itself refuses a bad size, but does not know where a sequence begins. */
function refusalOf({ from, to }: SequenceQuestion): SolverError | undefined {
  if (Number.isInteger(from) && from >= 1 && from <= Math.min(to, largestAxisSize))
    return undefined;
  return new SolverError({
    kind: 'size-out-of-range',
    message: 'A sequence goes from a whole number of at least 1 to one that is no smaller.',
    amount: from,
  });
}

/** A worker, and the totals it must receive before it sums its next chunk. */
interface Worker {
  readonly link: WorkerLink<SequenceJobs>;
  /** The totals of all chunks since the last one that it summed. */
  between: ChunkTotals[];
}

interface Chunk {
  readonly worker: Worker;
  readonly place: number;
  readonly first: number;
  readonly last: number;
  totals?: ChunkTotals;
  isSumming?: boolean;
  /** Undefined until it is summed; `nothing` if its boards are not part of the result. */
  outcome?: BoardChunk | 'nothing';
}

// The costs of tallying a pair (position, length) and of summing a board, relative to sweeping a pair, as measured with
// this module in Node. Only the progress depends on them.
const tallyCost = 1.5;
const boardCost = 900;

const millisecondsBetweenReports = 100;

/**
 * First each worker sweeps its axis and gets the other one's prefix XORs. Then every chunk of boards is
 * tallied by either worker, in any order. Its boards are summed by the same one, as soon as all chunks
 * before it are tallied:
 *
 *   worker of the rows        tally 0   tally 2   sum 0   tally 4   sum 2   …
 *   worker of the columns     tally 1   tally 3   sum 1   tally 5   sum 3   …
 *
 * The totals of a tally, some kilobytes, are all that they exchange.
 */
class TwoWorkerSequence implements SequenceRun {
  readonly done: Promise<void>;

  readonly #question: SequenceQuestion;
  readonly #options: SequenceOptions;
  readonly #links: AxisLinks<SequenceJobs>;
  readonly #workers: readonly Worker[];
  readonly #onAbort = () => {
    this.abort(this.#options.signal?.reason);
  };
  #hasEnded = false;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };

  /** The chunks in progress, oldest first. The workers' places bound their number. */
  readonly #chunks: Chunk[] = [];
  #chunkSize = 1;
  /** The first board that is in no chunk yet. */
  #nextBoard = 1;
  #isDelivering = false;

  readonly #sweptPairs = { rows: 0, columns: 0 };
  readonly #pairsTotal: { rows?: number; columns?: number } = {};
  #talliedPairs = 0;
  #summedBoards = 0;
  #reportedAt = -Infinity;

  constructor(
    question: SequenceQuestion,
    options: SequenceOptions,
    links: AxisLinks<SequenceJobs>,
  ) {
    this.#question = question;
    this.#options = options;
    this.#links = links;
    this.#workers = [links.rows, links.columns].map((link) => ({ link, between: [] }));
    this.done = new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    }).finally(() => options.signal?.removeEventListener('abort', this.#onAbort));
    if (options.signal?.aborted === true) {
      this.#onAbort();
      return;
    }
    options.signal?.addEventListener('abort', this.#onAbort);
    this.#follow(this.#start());
  }

  /** Ends both workers and rejects with the reason, unless the run has already ended. */
  abort(reason: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#links.rows.end(reason);
    this.#links.columns.end(reason);
    this.#settle.reject(reason);
  }

  /** Any failure, of a worker or of the receiver of the chunks, ends the run. */
  #follow(step: Promise<void>): void {
    step.catch((error: unknown) => {
      this.abort(error);
    });
  }

  async #start(): Promise<void> {
    const [rows, columns] = await Promise.all([this.#sweep('rows'), this.#sweep('columns')]);
    const [start] = await Promise.all([
      begin(this.#links.rows, columns),
      begin(this.#links.columns, rows),
    ]);
    this.#chunkSize = start.chunkSize;
    for (let place = 0; place < start.places; place += 1) {
      for (const worker of this.#workers) this.#tallyNext(worker, place);
    }
  }

  #sweep(axis: AxisName): Promise<AxisCopy> {
    const { to, rowLengths, columnLengths } = this.#question;
    return this.#links[axis].run(
      'sweepForSequence',
      { size: to, rowLengths, columnLengths, axis },
      {
        onProgress: (done, total) => {
          this.#sweptPairs[axis] = done;
          this.#pairsTotal[axis] = total;
          this.#report();
        },
      },
    );
  }

  /** Gives a worker the next boards for its free place, if any are left. */
  #tallyNext(worker: Worker, place: number): void {
    const { from, to } = this.#question;
    const first = this.#nextBoard;
    if (first > to) return;
    // Boards before the first wanted one get chunks of their own.
    const last = Math.min(first + this.#chunkSize - 1, first < from ? from - 1 : to);
    this.#nextBoard = last + 1;
    const chunk: Chunk = { worker, place, first, last };
    this.#chunks.push(chunk);
    this.#follow(
      worker.link.run('tallyChunk', { place, first, last }).then((totals) => {
        chunk.totals = totals;
        this.#talliedPairs += sum(totals.rows) + sum(totals.columns);
        this.#sumWhatCanBe();
      }),
    );
  }

  /** Starts the sum of every chunk before which all chunks are tallied. */
  #sumWhatCanBe(): void {
    for (const chunk of this.#chunks) {
      if (chunk.totals === undefined) break;
      if (!chunk.isSumming) this.#sum(chunk, chunk.totals);
    }
    this.#deliver();
  }
  #sum(chunk: Chunk, totals: ChunkTotals): void {
    chunk.isSumming = true;
    const { worker, place, last } = chunk;
    const isWanted = last >= this.#question.from;
    for (const each of this.#workers) {
      if (each !== worker || !isWanted) each.between.push(totals);
    }
    if (!isWanted) {
      chunk.outcome = 'nothing';
      return;
    }
    const { between } = worker;
    worker.between = [];
    this.#follow(
      worker.link.run('sumChunk', { place, between }).then((boards) => {
        chunk.outcome = boards;
        this.#deliver();
      }),
    );
  }

  #deliver(): void {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    this.#follow(this.#deliverInOrder());
  }

  async #deliverInOrder(): Promise<void> {
    for (;;) {
      const chunk = this.#chunks[0];
      if (chunk?.outcome === undefined || this.#hasEnded) break;
      if (chunk.outcome !== 'nothing') {
        const taken = this.#options.onChunk({ first: chunk.first, ...chunk.outcome });
        if (taken !== undefined) await taken;
      }
      this.#chunks.shift();
      this.#summedBoards = chunk.last;
      this.#report();
      this.#tallyNext(chunk.worker, chunk.place);
    }
    this.#isDelivering = false;
    if (this.#summedBoards === this.#question.to) this.#finish();
  }

  #finish(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#settle.resolve();
  }

  /** Reports the share of the work that is done, once both axes are swept. */
  #report(): void {
    const { onProgress } = this.#options;
    const { rows, columns } = this.#pairsTotal;
    if (onProgress === undefined || rows === undefined || columns === undefined) return;
    const { to } = this.#question;
    const isLast = this.#summedBoards === to;
    if (!isLast && performance.now() - this.#reportedAt < millisecondsBetweenReports) return;
    this.#reportedAt = performance.now();
    const swept = this.#sweptPairs.rows + this.#sweptPairs.columns;
    const done = swept + tallyCost * this.#talliedPairs + boardCost * this.#summedBoards;
    onProgress(isLast ? 1 : done / ((1 + tallyCost) * (rows + columns) + boardCost * to));
  }
}

function begin(link: WorkerLink<SequenceJobs>, { prefixXors }: AxisCopy): Promise<SequenceStart> {
  return link.run('beginSequence', { otherPrefixXors: prefixXors }, {}, [prefixXors.buffer]);
}

function sum(numbers: Uint32Array): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
