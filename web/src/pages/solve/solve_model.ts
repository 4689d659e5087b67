/**
 * The store of the Solve page: its fields, the plan and the run of that board, and its answer.
 *
 * While somebody types, three things are debounced: the plan is requested, the address is replaced, and a text that has
 * just become unreadable is explained.
 */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { sameQuestion, boardKey } from '../../widgets/count/board_question';
import type { LengthFamily } from '../../game/game';
import { formatRoute, type Rejected } from '../../game/route';
import { createAsk, settledOf, type SettledAsk } from '../../asking/ask';
import { createRecentCache } from '../../asking/recent_cache';
import {
  createAddressWriter,
  type AddressBar,
  type AddressWriter,
} from '../../study/address_writer';
import type { WorkStore } from '../../engine/api/work_store';
import type { ClothEngine, ClothRegion } from '../../engine/api/cloth';
import type { BoardPlan, BoardQuestion, InstantAnswer } from '../../engine/api/axes';
import type { SolverErrorKind } from '../../engine/api/errors';
import type { AxisName } from '../../engine/api/boards';
import type { BoardAnswer, Solver } from '../../engine/api/solver';
import { INSTANT_LIMIT_MS, estimateWork } from '../../engine/api/work';
import { RunModel, type BoardRunState } from './run_model';
import type { CheckModel } from './sequence/check_model';
import type { SequenceModel, SequencePlace } from './sequence/sequence_model';
import type { SequenceSettings } from '../../widgets/count/sequence_settings';
import {
  formatSolveAddress,
  readSolveAddress,
  SOLVE_PARTS,
  type SolveSection,
} from '../../widgets/count/solve_address';
import {
  FieldsModel,
  solveFieldsOf,
  readLengthFamily,
  squareBoardFields,
  type SolveField,
  type SolveFields,
} from '../../widgets/count/solve_fields';
import { restoredBoard, solvedBoard, type SolvedBoard } from '../../widgets/count/solved_board';

const PLAN_DELAY_MS = 150;
/** This many answers of this visit are shown at once on going back and forward. */
const CACHED_ANSWERS = 16;

/** The models for whole sequences: one to look at, and values to check. */
export interface SequenceModels {
  readonly sequence: SequenceModel;
  readonly check: CheckModel;
}

interface SolveModelDependencies {
  readonly solver: Solver;
  readonly addressBar: AddressBar;
  /** The storage for long runs. */
  readonly store: WorkStore;
  /** Loads the code for whole sequences. */
  readonly loadSequence: (place: SequencePlace) => Promise<SequenceModels>;
  /** Creates a worker for the picture of a board. */
  readonly createCloth: () => ClothEngine;
}

/** The solver's plan for a board: its work, or why it can't be computed, with the axis that is at fault. */
export type PlanOrRefusal = SettledAsk<BoardQuestion, BoardPlan>;

/** Announcements for screen readers: only events that a reader can't notice otherwise. */
export type Announcement =
  | Exclude<BoardRunState, { status: 'idle' }>
  | { readonly status: 'answered'; readonly answer: BoardAnswer };

export class SolveModel {
  readonly #form = new FieldsModel();
  readonly #part = signal<SolveSection>('board');
  readonly #rejected = signal<readonly Rejected[]>([]);
  readonly #answer = signal<SolvedBoard | undefined>(undefined);
  readonly #sequence = signal<SequenceSettings | undefined>(undefined);
  readonly #seen = signal<ClothRegion | undefined>(undefined);
  readonly #visitedSequence = signal<SequenceSettings | undefined>(undefined);
  readonly #answers = createRecentCache<SolvedBoard>(CACHED_ANSWERS);
  readonly #address = computed(() => this.#addressOf(this.#part.value));
  readonly #solver: Solver;
  readonly #bar: AddressBar;
  readonly #addressWriter: AddressWriter;
  readonly #plan;
  readonly #loadSequence: SolveModelDependencies['loadSequence'];
  #sequenceModels: SequenceModels | undefined;
  /** The last board that was computed automatically because it takes no time. */
  #startedAtOnce: BoardQuestion | undefined;
  #planTimer: ReturnType<typeof setTimeout> | undefined;

  readonly run: RunModel;
  readonly createCloth: SolveModelDependencies['createCloth'];
  /** The visible part of the picture; undefined for all of it. */
  readonly seen: ReadonlySignal<ClothRegion | undefined> = this.#seen;
  readonly fields = this.#form.fields;
  readonly problems = this.#form.problems;
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly Rejected[]> = this.#rejected;
  readonly answer: ReadonlySignal<SolvedBoard | undefined> = this.#answer;
  /** The visible part of the page. */
  readonly section: ReadonlySignal<SolveSection> = this.#part;
  /** The addresses of the tabs: each part as its reader left it; the part alone while a field can't be read. */
  readonly addresses = Object.fromEntries(
    SOLVE_PARTS.map((part) => [
      part,
      computed(() => this.#addressOf(part) ?? formatRoute('solve', unreadable(part))),
    ]),
  ) as Readonly<Record<SolveSection, ReadonlySignal<string>>>;
  readonly address = computed(() => this.addresses[this.#part.value].value);
  /** The last plan stays while the next one is requested, so that the page doesn't flicker. */
  readonly plan = computed<PlanOrRefusal | undefined>(() => settledOf(this.#plan.state.value));
  /** The work of the board in the fields; undefined while it is not known. */
  readonly work = computed(() => {
    const plan = this.plan.value;
    if (this.#form.question === undefined || plan?.status !== 'answered') return undefined;
    const rate = this.run.rateFor(plan.question) ?? this.#solver.nanosecondsPerWork;
    return estimateWork(plan.question, plan.answer, rate);
  });
  /** The settings of the whole sequence in the last visited address. */
  readonly visitedSequence: ReadonlySignal<SequenceSettings | undefined> = this.#visitedSequence;
  /** The region is emptied in between, so that a repeated answer is announced again. */
  readonly announcement = computed<Announcement | undefined>(() => {
    const run = this.run.state.value;
    if (run.status === 'running') return run.shown ? run : undefined;
    if (run.status !== 'idle') return run;
    return this.#answer.value && { status: 'answered', answer: this.#answer.value };
  });

  constructor({ solver, addressBar, store, loadSequence, createCloth }: SolveModelDependencies) {
    this.createCloth = createCloth;
    this.run = new RunModel({ solver, store, onAnswer: (board) => this.#show(board) });
    this.#solver = solver;
    this.#plan = createAsk((question: BoardQuestion, signal) => solver.plan(question, signal));
    this.#bar = addressBar;
    this.#addressWriter = createAddressWriter(addressBar, this.#address);
    this.#loadSequence = loadSequence;
    store.findAnswers().then(
      (answers) => this.#recall(answers.map(restoredBoard)),
      // Without storage there are no answers.
      () => undefined,
    );
  }

  edit(change: Partial<SolveFields>): void {
    batch(() => {
      this.#form.edit(change);
      this.#rejected.value = [];
      this.#seen.value = undefined;
    });
    clearTimeout(this.#planTimer);
    this.#planTimer = setTimeout(() => this.askForPlan(), PLAN_DELAY_MS);
    this.#addressWriter.drafted();
  }

  /** Links or unlinks the fields. The board stays the same, or becomes square by its rows. */
  link(linked: boolean): void {
    this.edit({ linked, columns: this.fields.value.rows });
  }

  chooseLengths(axis: 'rowLengths' | 'columnLengths', choice: LengthFamily | 'list'): void {
    this.edit({ [axis]: { ...this.fields.value[axis], choice } });
  }

  editList(axis: 'rowLengths' | 'columnLengths', list: string): void {
    this.edit({ [axis]: { choice: 'list', list } });
  }

  /** Only while the board part is visible: a sequence has work of its own. */
  askForPlan(): void {
    clearTimeout(this.#planTimer);
    if (this.#part.value !== 'board') return;
    const { question } = this.#form;
    if (question === undefined) this.#plan.forget();
    else void this.#plan.ask(question).then(() => this.#computeAtOnce());
  }

  /** Starts the board of the fields; returns the first bad field if there is one. */
  compute(): SolveField | undefined {
    const { question } = this.#form;
    if (question === undefined) return this.#form.reveal();
    const planned = this.plan.value;
    if (planned?.status === 'failed' && sameQuestion(planned.question, question)) {
      const { axis, kind } = planned.error;
      if (axis !== undefined) return faultyField(axis, kind);
    }
    this.#addressWriter.enter();
    this.#startedAtOnce = undefined;
    this.#rejected.value = [];
    this.run.interrupted.dismiss();
    this.run.start(question);
    return undefined;
  }

  /** The picture shows another part. */
  see(region: ClothRegion | undefined): void {
    this.#seen.value = region;
    this.#addressWriter.changed();
  }

  computeSquare(size: number): void {
    this.#computeFields(squareBoardFields(size));
  }

  /** Starts a board again that was interrupted, cancelled, failed, or forgotten. */
  computeAgain(question: BoardQuestion): void {
    this.#computeFields(solveFieldsOf(question));
  }

  /** Loads the models of whole sequences the first time; may be called again after a failure. */
  async openSequence(): Promise<SequenceModels> {
    const loaded = this.#sequenceModels ?? (await this.#loadSequence(this.#sequencePlace()));
    // Another call may have loaded them meanwhile.
    this.#sequenceModels ??= loaded;
    return this.#sequenceModels;
  }

  /** True if a running or paused run would end with the page. */
  isComputing(): boolean {
    const { sequence, check } = this.#sequenceModels ?? {};
    return [this.run.state, sequence?.run, check?.run].some(
      (run) => run?.value.status === 'running',
    );
  }

  /** The reader came to an address of this page: on opening it, by back or forward, or by a link. */
  visit(query: URLSearchParams): void {
    // The bar's address is outdated.
    if (this.#addressWriter.arrive(this.#bar.hash)) {
      this.#addressWriter.changed();
      return;
    }
    const address = readSolveAddress(query);
    batch(() => {
      this.#part.value = address.part;
      this.#form.show(address.fields);
      this.#rejected.value = address.rejected;
      // Each part keeps its visible range while another one is shown.
      if (address.part === 'sequence') {
        this.#sequence.value = address.sequence;
        this.#visitedSequence.value = address.sequence;
      }
      if (address.part === 'board') this.#seen.value = address.seen;
      this.#showKnown();
    });
    this.#addressWriter.changed();
    this.#addressWriter.save();
    if (!sameQuestion(this.plan.value?.question, this.#form.question)) this.askForPlan();
  }

  leave(): void {
    this.#addressWriter.leave();
  }

  /** The page may be closed or reloaded at any moment. */
  save(): void {
    this.#addressWriter.save();
    this.#sequenceModels?.check.save();
  }

  #addressOf(part: SolveSection): string | undefined {
    const [sequence, seen] = [this.#sequence.value, this.#seen.value];
    return formatSolveAddress(this.fields.value, { part, sequence, seen });
  }

  /** The fields and the address follow the computed board, wherever it was requested. */
  #computeFields(asked: SolveFields): void {
    this.edit(asked);
    this.askForPlan();
    this.compute();
  }

  /** Computes a board at once if it takes no longer than a blink. */
  #computeAtOnce(): void {
    const plan = this.plan.value;
    if (plan?.status !== 'answered' || !sameQuestion(plan.question, this.#form.question)) return;
    const { question, answer } = plan;
    const expected = answer.instant ? 0 : (this.work.value?.milliseconds ?? Infinity);
    if (expected >= INSTANT_LIMIT_MS || this.#showKnown()) return;
    // A run that the reader started is not replaced.
    const run = this.run.state.value;
    if (run.status === 'running' && !sameQuestion(run.question, this.#startedAtOnce)) return;
    this.#startedAtOnce = question;
    if (answer.instant) this.#showInstant(question, answer.instant);
    else this.run.start(question);
  }

  #showInstant(question: BoardQuestion, { histograms, ...answer }: InstantAnswer): void {
    if (this.run.state.value.status !== 'idle') this.run.drop();
    this.#show(solvedBoard({ question, ...answer }, () => Promise.resolve(histograms)));
  }

  #show(board: SolvedBoard): void {
    this.#answers.add(boardKey(board.question), board);
    this.#answer.value = board;
    // The solver can be reached again, whatever kept it from planning.
    if (this.plan.value?.status === 'failed') this.askForPlan();
  }

  /** Takes over this tab's answers from before a reload, newest first. */
  #recall(boards: readonly SolvedBoard[]): void {
    for (const board of boards.toReversed()) {
      const key = boardKey(board.question);
      if (this.#answers.find(key) === undefined) this.#answers.add(key, board);
    }
    if (this.run.state.value.status === 'idle') this.#showKnown();
  }

  /** Shows the answer of the board in the fields, if it is known. */
  #showKnown(): boolean {
    const { question } = this.#form;
    if (question === undefined) return false;
    if (sameQuestion(this.#answer.value?.question, question)) return true;
    const known = this.#answers.find(boardKey(question));
    if (known !== undefined) this.#answer.value = known;
    return known !== undefined;
  }

  #sequencePlace(): SequencePlace {
    return {
      lengths: computed(() => {
        const rowLengths = readLengthFamily(this.fields.value.rowLengths);
        const columnLengths = readLengthFamily(this.fields.value.columnLengths);
        if (!rowLengths.ok || !columnLengths.ok) return undefined;
        return { rowLengths: rowLengths.value, columnLengths: columnLengths.value };
      }),
      visited: this.visitedSequence,
      keep: (settings, entry) => {
        const change = () => {
          this.#sequence.value = settings;
          this.#rejected.value = [];
        };
        if (entry === 'new') {
          this.#addressWriter.enter(change);
        } else {
          change();
          this.#addressWriter.changed();
        }
      },
    };
  }
}

/** The address of a part while a field can't be read: the part alone. */
function unreadable(part: SolveSection) {
  return part === 'board' ? [] : ([['part', part]] as const);
}

function faultyField(axis: AxisName, kind: SolverErrorKind): SolveField {
  if (kind === 'size-out-of-range') return axis;
  return axis === 'rows' ? 'rowLengths' : 'columnLengths';
}
