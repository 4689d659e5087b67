/** The run of a board: started, paused, cancelled, failed, or done. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { haveSameLengths, sameQuestion } from '../../widgets/count/board_question';
import { WorkRecorder } from './work_recorder';
import {
  WorkStoreError,
  type StoredAnswer,
  type StoredPiece,
  type StoredJob,
  type StoredProgress,
  type WorkStore,
  type StorageProblem,
} from '../../engine/api/work_store';
import type { BoardQuestion } from '../../engine/api/axes';
import type { AxisName } from '../../engine/api/boards';
import {
  progressFraction,
  type BoardAnswer,
  type BoardProgress,
  type BoardRun,
  type Solver,
} from '../../engine/api/solver';
import { INSTANT_LIMIT_MS, nanosecondsPerUnit } from '../../engine/api/work';
import { CurrentRun, type RunningState, type RunState } from './current_run';
import { solvedBoard, type SolvedBoard } from '../../widgets/count/solved_board';
import { createTimeLeft, type TimeLeft } from './time_left';

/** The work of a run that has worked longer is kept when it is cancelled. */
const MIN_RESUMABLE_MS = 60_000;

/** Runs that will end sooner are not stored. */
const MIN_STORED_REMAINING_MS = 4_000;

interface BoardRunDetails {
  readonly paused: boolean;
  /** Undefined until the first slice is done, while the workers start. */
  readonly progress?: BoardProgress;
  readonly millisecondsLeft?: number;
  /** Its stored work was damaged, so it started over. */
  readonly damaged?: boolean;
  /** Why its work is not stored any more. */
  readonly unsaved?: StorageProblem;
}

export type BoardRunState = RunState<BoardQuestion, BoardRunDetails>;
export type BoardRunning = RunningState<BoardQuestion, BoardRunDetails>;

interface RunModelDependencies {
  readonly solver: Solver;
  readonly onAnswer: (board: SolvedBoard) => void;
  /** The storage for long runs. */
  readonly store: WorkStore;
}

interface MeasuredRun {
  readonly question: BoardQuestion;
  readonly rate: number;
}

interface StoredRun {
  readonly run: BoardRun;
  /** Undefined until there is work that could be stored. */
  recorder: WorkRecorder | undefined;
}

export class RunModel {
  readonly #dependencies: RunModelDependencies;
  readonly #current = new CurrentRun<BoardQuestion, BoardRunDetails>();
  /** The last run that was long enough to measure its rate. */
  readonly #measured = signal<MeasuredRun | undefined>(undefined);
  readonly #storageProblem = signal<StorageProblem | undefined>(undefined);
  /** The reader has been told that nothing can be stored. */
  #hasReportedProblem = false;
  #stored: StoredRun | undefined;
  #timeLeft: TimeLeft | undefined;

  readonly state: ReadonlySignal<BoardRunState> = this.#current.state;
  /** Why the last answer won't survive a reload; reported once. */
  readonly storageProblem: ReadonlySignal<StorageProblem | undefined> = this.#storageProblem;
  readonly interrupted: InterruptedWork;
  /** The interrupted work to offer; a failed run has its own message and button. */
  readonly offer = computed(() => {
    const run = this.state.value;
    const work = this.interrupted.offer.value;
    return run.status === 'failed' && sameQuestion(run.question, work?.question) ? undefined : work;
  });

  constructor(dependencies: RunModelDependencies) {
    this.#dependencies = dependencies;
    this.interrupted = new InterruptedWork(dependencies.store);
  }

  /** Nanoseconds per unit of work, as measured with the same lengths: others may take many times as long. */
  rateFor(question: BoardQuestion): number | undefined {
    const measured = this.#measured.value;
    return measured && haveSameLengths(measured.question, question) ? measured.rate : undefined;
  }

  /** Starts a run; a run that is still going is replaced. Interrupted work of the board is resumed. */
  start(question: BoardQuestion): void {
    this.#storageProblem.value = undefined;
    const kept = this.interrupted.take(question);
    this.#detach()?.recorder?.remove();
    // Resumed work is long by experience.
    const abort = this.#current.start(question, { paused: false }, kept !== undefined);
    this.#timeLeft = kept && createTimeLeft(timeLeftOf(kept.mark));
    const begun = this.#begin(question, kept, abort);
    this.#stored = begun;
    begun.run.answer.then(
      (answer) => {
        if (this.#current.isCurrent(abort)) this.#finish(begun, answer);
      },
      (reason: unknown) => {
        if (!this.#current.isCurrent(abort)) return;
        this.#current.fail(question, reason);
        void this.#detach()
          ?.recorder?.letGo()
          .then((work) => work && this.interrupted.put(work));
      },
    );
  }

  /** Resets to idle; its work is of no use any more. */
  drop(): void {
    this.#detach()?.recorder?.remove();
    this.#current.finish()?.abort();
  }

  cancel(): void {
    const cancelled = this.#current.cancel();
    if (cancelled === undefined) return;
    void this.#detach()
      ?.recorder?.letGo(MIN_RESUMABLE_MS)
      .then((work) => {
        if (work === undefined) return;
        this.interrupted.put(work);
        // The offer to resume says it all.
        if (this.state.value === cancelled) this.#current.finish();
      });
  }

  pause(): void {
    this.#stored?.run.pause();
    this.#timeLeft?.interrupt();
    this.#current.tell({ paused: true });
  }

  resume(): void {
    this.#timeLeft?.interrupt();
    this.#stored?.run.resume();
    this.#current.tell({ paused: false });
  }

  /** Forgets the current run, whose work is stored, and returns it. */
  #detach(): StoredRun | undefined {
    const kept = this.#stored;
    this.#stored = undefined;
    return kept;
  }

  #begin(question: BoardQuestion, kept: StoredJob | undefined, abort: AbortController): StoredRun {
    const isCurrent = () => this.#current.isCurrent(abort);
    const openRecorder = () => this.#openRecorder(question, kept, isCurrent);
    const keep = (axis: AxisName, piece: StoredPiece, milliseconds: number) => {
      if (isCurrent()) this.#store((begun.recorder ??= openRecorder()), axis, piece, milliseconds);
    };
    const recorder = kept && openRecorder();
    const run = this.#dependencies.solver.solve(question, {
      forCloth: true,
      signal: abort.signal,
      onProgress: (progress) => {
        if (!isCurrent()) return;
        this.#timeLeft ??= createTimeLeft();
        const millisecondsLeft = this.#timeLeft.observe(progress, performance.now());
        this.#current.tell({
          progress,
          ...(millisecondsLeft !== undefined && { millisecondsLeft }),
        });
      },
      onPiece: keep,
      onChunkCounted: keep,
      ...(recorder?.earlier && { earlier: recorder.earlier }),
    });
    const begun: StoredRun = { run, recorder };
    return begun;
  }

  #openRecorder(
    question: BoardQuestion,
    kept: StoredJob | undefined,
    isCurrent: () => boolean,
  ): WorkRecorder {
    return new WorkRecorder({
      store: this.#dependencies.store,
      question,
      job: kept,
      // There is one stored job at a time: the new one replaces the one that was offered.
      onBegin: () => this.interrupted.discard(),
      onTrouble: (unsaved) => {
        this.#hasReportedProblem = true;
        if (isCurrent()) this.#current.tell({ unsaved });
      },
      onRefused: () => {
        if (isCurrent()) this.#current.tell({ damaged: true });
      },
    });
  }

  #store(recorder: WorkRecorder, axis: AxisName, piece: StoredPiece, milliseconds: number): void {
    if (this.state.value.status !== 'running') return;
    const { progress, millisecondsLeft } = this.state.value;
    const fraction = progress === undefined ? 0 : progressFraction(progress);
    const isWorthwhile =
      millisecondsLeft === undefined || millisecondsLeft >= MIN_STORED_REMAINING_MS;
    recorder.add(axis, piece, { fraction, milliseconds }, isWorthwhile);
  }

  #finish({ run, recorder }: StoredRun, answer: BoardAnswer): void {
    const rate = nanosecondsPerUnit(answer);
    if (rate !== undefined) this.#measured.value = { question: answer.question, rate };
    recorder?.remove();
    this.#detach();
    const abort = this.#current.finish();
    const countHistograms = async () => {
      const histograms = await run.histograms();
      this.#storeAnswer({ ...answer, histograms });
      return histograms;
    };
    this.#dependencies.onAnswer(
      solvedBoard(
        answer,
        countHistograms,
        () => abort?.abort(),
        () => run.axes(),
      ),
    );
    this.#storeAnswer(answer);
  }

  /** Stores only slow answers: computing any other again is as quick as finding it. */
  #storeAnswer(answer: StoredAnswer): void {
    if (answer.milliseconds < INSTANT_LIMIT_MS) return;
    this.#dependencies.store.storeAnswer(answer).catch((reason: unknown) => {
      if (this.#hasReportedProblem) return;
      this.#hasReportedProblem = true;
      this.#storageProblem.value =
        reason instanceof WorkStoreError ? reason.trouble : 'unavailable';
    });
  }
}

/** The remaining time of an interrupted run at its previous pace. */
function timeLeftOf({ fraction, milliseconds }: StoredProgress): number | undefined {
  return fraction > 0 ? (milliseconds * (1 - fraction)) / fraction : undefined;
}

/** Work of an earlier visit, or of a failed run: offered to the reader, who decides. */
class InterruptedWork {
  readonly offer = signal<StoredJob | undefined>(undefined);
  /** There was work that can't be used. */
  readonly unusable = signal(false);

  constructor(store: WorkStore) {
    store.findInterrupted().then(
      (found) => {
        if (found === 'unusable') this.unusable.value = true;
        else if (found !== undefined) this.put(found);
      },
      // Without storage there is no work; a run that can't be stored reports that itself.
      () => undefined,
    );
  }

  put(work: StoredJob): void {
    this.discard();
    this.offer.value = work;
  }

  /** Takes the work of this board, which is then no longer offered. */
  take(question: BoardQuestion): StoredJob | undefined {
    const work = this.offer.value;
    if (!sameQuestion(work?.question, question)) return undefined;
    this.offer.value = undefined;
    return work;
  }

  discard(): void {
    // If removing fails, it is offered again on the next visit.
    this.offer.value?.remove().catch(() => undefined);
    this.offer.value = undefined;
  }

  /** The reader has read the message about unusable work. */
  dismiss(): void {
    this.unusable.value = false;
  }
}
