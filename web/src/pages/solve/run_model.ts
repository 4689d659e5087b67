/** The run of a board: started, paused, cancelled, failed, or done. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { haveSameLengths, sameQuestion } from '../../widgets/count/board_question';
import { WorkKeeper } from './work_keeper';
import {
  WorkStoreError,
  type KeptAnswer,
  type KeptPiece,
  type KeptWork,
  type WorkMark,
  type WorkStore,
  type WorkTrouble,
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
import { AT_ONCE_MILLISECONDS, measuredRate } from '../../engine/api/work';
import { CurrentRun, type RunningState, type RunState } from './current_run';
import { solvedBoard, type SolvedBoard } from '../../widgets/count/solved_board';
import { createTimeLeft, type TimeLeft } from './time_left';

/** The work of a run that has worked longer is kept when it is cancelled. */
const CANCELLED_KEPT_MILLISECONDS = 60_000;

/** Runs that will end sooner are not stored. */
const KEPT_MILLISECONDS_LEFT = 4_000;

interface BoardTold {
  readonly paused: boolean;
  /** Undefined until the first slice is done, while the workers start. */
  readonly progress?: BoardProgress;
  readonly millisecondsLeft?: number;
  /** Its stored work was damaged, so it started over. */
  readonly damaged?: boolean;
  /** Why its work is not stored any more. */
  readonly unsaved?: WorkTrouble;
}

export type BoardRunState = RunState<BoardQuestion, BoardTold>;
export type BoardRunning = RunningState<BoardQuestion, BoardTold>;

interface RunModelParts {
  readonly solver: Solver;
  readonly onAnswer: (board: SolvedBoard) => void;
  /** The storage for long runs. */
  readonly store: WorkStore;
}

interface MeasuredRun {
  readonly question: BoardQuestion;
  readonly rate: number;
}

interface KeptRun {
  readonly run: BoardRun;
  /** Undefined until there is work that could be stored. */
  keeper: WorkKeeper | undefined;
}

export class RunModel {
  readonly #parts: RunModelParts;
  readonly #current = new CurrentRun<BoardQuestion, BoardTold>();
  /** The last run that was long enough to measure its rate. */
  readonly #measured = signal<MeasuredRun | undefined>(undefined);
  readonly #unkept = signal<WorkTrouble | undefined>(undefined);
  /** The reader has been told that nothing can be stored. */
  #hasToldTrouble = false;
  #kept: KeptRun | undefined;
  #timeLeft: TimeLeft | undefined;

  readonly state: ReadonlySignal<BoardRunState> = this.#current.state;
  /** Why the last answer won't survive a reload; reported once. */
  readonly unkept: ReadonlySignal<WorkTrouble | undefined> = this.#unkept;
  readonly interrupted: InterruptedWork;
  /** The interrupted work to offer; a failed run has its own message and button. */
  readonly offer = computed(() => {
    const run = this.state.value;
    const work = this.interrupted.offer.value;
    return run.status === 'failed' && sameQuestion(run.question, work?.question) ? undefined : work;
  });

  constructor(parts: RunModelParts) {
    this.#parts = parts;
    this.interrupted = new InterruptedWork(parts.store);
  }

  /** Nanoseconds per unit of work, as measured with the same lengths: others may take many times as long. */
  rateFor(question: BoardQuestion): number | undefined {
    const measured = this.#measured.value;
    return measured && haveSameLengths(measured.question, question) ? measured.rate : undefined;
  }

  /** Starts a run; a run that is still going is replaced. Interrupted work of the board is resumed. */
  start(question: BoardQuestion): void {
    this.#unkept.value = undefined;
    const kept = this.interrupted.take(question);
    this.#take()?.keeper?.remove();
    // Resumed work is long by experience.
    const abort = this.#current.start(question, { paused: false }, kept !== undefined);
    this.#timeLeft = kept && createTimeLeft(timeLeftOf(kept.mark));
    const begun = this.#begin(question, kept, abort);
    this.#kept = begun;
    begun.run.answer.then(
      (answer) => {
        if (this.#current.isCurrent(abort)) this.#finish(begun, answer);
      },
      (reason: unknown) => {
        if (!this.#current.isCurrent(abort)) return;
        this.#current.fail(question, reason);
        void this.#take()
          ?.keeper?.letGo()
          .then((work) => work && this.interrupted.put(work));
      },
    );
  }

  /** Resets to idle; its work is of no use any more. */
  drop(): void {
    this.#take()?.keeper?.remove();
    this.#current.finish()?.abort();
  }

  cancel(): void {
    const cancelled = this.#current.cancel();
    if (cancelled === undefined) return;
    void this.#take()
      ?.keeper?.letGo(CANCELLED_KEPT_MILLISECONDS)
      .then((work) => {
        if (work === undefined) return;
        this.interrupted.put(work);
        // The offer to resume says it all.
        if (this.state.value === cancelled) this.#current.finish();
      });
  }

  pause(): void {
    this.#kept?.run.pause();
    this.#timeLeft?.interrupt();
    this.#current.tell({ paused: true });
  }

  resume(): void {
    this.#timeLeft?.interrupt();
    this.#kept?.run.resume();
    this.#current.tell({ paused: false });
  }

  /** Ends the current run and returns its work. */
  #take(): KeptRun | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept;
  }

  #begin(question: BoardQuestion, kept: KeptWork | undefined, abort: AbortController): KeptRun {
    const isCurrent = () => this.#current.isCurrent(abort);
    const openKeeper = () => this.#openKeeper(question, kept, isCurrent);
    const keep = (axis: AxisName, piece: KeptPiece, milliseconds: number) => {
      if (isCurrent()) this.#keep((begun.keeper ??= openKeeper()), axis, piece, milliseconds);
    };
    const keeper = kept && openKeeper();
    const run = this.#parts.solver.solve(question, {
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
      onPart: keep,
      ...(keeper?.earlier && { earlier: keeper.earlier }),
    });
    const begun: KeptRun = { run, keeper };
    return begun;
  }

  #openKeeper(
    question: BoardQuestion,
    kept: KeptWork | undefined,
    isCurrent: () => boolean,
  ): WorkKeeper {
    return new WorkKeeper({
      store: this.#parts.store,
      question,
      kept,
      // There is one stored job at a time: the new one replaces the one that was offered.
      onBegin: () => this.interrupted.discard(),
      onTrouble: (unsaved) => {
        this.#hasToldTrouble = true;
        if (isCurrent()) this.#current.tell({ unsaved });
      },
      onRefused: () => {
        if (isCurrent()) this.#current.tell({ damaged: true });
      },
    });
  }

  #keep(keeper: WorkKeeper, axis: AxisName, piece: KeptPiece, milliseconds: number): void {
    if (this.state.value.status !== 'running') return;
    const { progress, millisecondsLeft } = this.state.value;
    const fraction = progress === undefined ? 0 : progressFraction(progress);
    const isWorthwhile =
      millisecondsLeft === undefined || millisecondsLeft >= KEPT_MILLISECONDS_LEFT;
    keeper.add(axis, piece, { fraction, milliseconds }, isWorthwhile);
  }

  #finish({ run, keeper }: KeptRun, answer: BoardAnswer): void {
    const rate = measuredRate(answer);
    if (rate !== undefined) this.#measured.value = { question: answer.question, rate };
    keeper?.remove();
    this.#take();
    const abort = this.#current.finish();
    const countHistograms = async () => {
      const histograms = await run.histograms();
      this.#keepAnswer({ ...answer, histograms });
      return histograms;
    };
    this.#parts.onAnswer(
      solvedBoard(
        answer,
        countHistograms,
        () => abort?.abort(),
        () => run.axes(),
      ),
    );
    this.#keepAnswer(answer);
  }

  /** Other answers are as quick to compute as to find. */
  #keepAnswer(answer: KeptAnswer): void {
    if (answer.milliseconds < AT_ONCE_MILLISECONDS) return;
    this.#parts.store.keepAnswer(answer).catch((reason: unknown) => {
      if (this.#hasToldTrouble) return;
      this.#hasToldTrouble = true;
      this.#unkept.value = reason instanceof WorkStoreError ? reason.trouble : 'unavailable';
    });
  }
}

/** The remaining time of an interrupted run at its previous pace. */
function timeLeftOf({ fraction, milliseconds }: WorkMark): number | undefined {
  return fraction > 0 ? (milliseconds * (1 - fraction)) / fraction : undefined;
}

/** Work of an earlier visit, or of a failed run: offered to the reader, who decides. */
class InterruptedWork {
  readonly offer = signal<KeptWork | undefined>(undefined);
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

  put(work: KeptWork): void {
    this.discard();
    this.offer.value = work;
  }

  /** Takes the work of this board, which is then no longer offered. */
  take(question: BoardQuestion): KeptWork | undefined {
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
