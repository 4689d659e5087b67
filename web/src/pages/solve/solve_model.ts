/**
 * The Solve page: what its reader typed, the plan and the run of that board, and its answer.
 *
 * While somebody types, three things wait for a short rest: the plan is asked for, the address is
 * replaced, and a text that has just become unreadable is explained.
 */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { sameQuestion, boardKey } from '../../widgets/count/board_question';
import type { LengthFamily } from '../../game/game';
import { printRoute, type Rejected } from '../../game/route';
import { createAsk, settledOf, type Settled } from '../../asking/ask';
import { createRecentCache } from '../../asking/recent_cache';
import {
  createAddressKeeping,
  type AddressBar,
  type AddressKeeping,
} from '../../study/address_keeping';
import type { WorkStore } from '../../engine/api/work_store';
import type { Cloth, ClothRegion } from '../../engine/api/cloth';
import type { BoardPlan, BoardQuestion, InstantBoard } from '../../engine/api/axes';
import type { SolverErrorKind } from '../../engine/api/errors';
import type { AxisName } from '../../engine/api/boards';
import type { BoardAnswer, Solver } from '../../engine/api/solver';
import { AT_ONCE_MILLISECONDS, estimateWork } from '../../engine/api/work';
import { RunModel, type BoardRunState } from './run_model';
import type { CheckModel } from './sequence/check_model';
import type { SequenceModel, SequencePlace } from './sequence/sequence_model';
import type { SequenceSettings } from '../../widgets/count/sequence_settings';
import {
  printSolveAddress,
  readSolveAddress,
  SOLVE_PARTS,
  type SolvePart,
} from '../../widgets/count/solve_address';
import {
  FieldsModel,
  fieldsOf,
  readLengthFamily,
  squareBoardFields,
  type SolveField,
  type SolveFields,
} from '../../widgets/count/solve_fields';
import { keptBoard, solvedBoard, type SolvedBoard } from '../../widgets/count/solved_board';

const PLAN_REST_MILLISECONDS = 150;
/** As many answers of this visit are shown again at once on the way back and forward. */
const KEPT_ANSWERS = 16;

/** What the page has of whole sequences: one to be looked at, and values to be checked. */
export interface SequenceModels {
  readonly sequence: SequenceModel;
  readonly check: CheckModel;
}

interface SolveModelParts {
  readonly solver: Solver;
  readonly addressBar: AddressBar;
  /** Where long runs keep their work over a reload. */
  readonly store: WorkStore;
  /** Whole sequences come with code of their own. */
  readonly loadSequence: (place: SequencePlace) => Promise<SequenceModels>;
  /** A worker for the picture of a board. */
  readonly createCloth: () => Cloth;
}

/** What the solver says of a board: its work, or why it can't be done, with the axis where that is at fault. */
export type Plan = Settled<BoardQuestion, BoardPlan>;

/** What a live region should say: only what a reader cannot notice otherwise. */
export type Announcement =
  | Exclude<BoardRunState, { status: 'idle' }>
  | { readonly status: 'answered'; readonly answer: BoardAnswer };

export class SolveModel {
  readonly #form = new FieldsModel();
  readonly #part = signal<SolvePart>('board');
  readonly #rejected = signal<readonly Rejected[]>([]);
  readonly #answer = signal<SolvedBoard | undefined>(undefined);
  readonly #sequence = signal<SequenceSettings | undefined>(undefined);
  readonly #seen = signal<ClothRegion | undefined>(undefined);
  readonly #visitedSequence = signal<SequenceSettings | undefined>(undefined);
  readonly #answers = createRecentCache<SolvedBoard>(KEPT_ANSWERS);
  readonly #address = computed(() => this.#addressOf(this.#part.value));
  readonly #solver: Solver;
  readonly #bar: AddressBar;
  readonly #keeping: AddressKeeping;
  readonly #plan;
  readonly #loadSequence: SolveModelParts['loadSequence'];
  #sequenceModels: SequenceModels | undefined;
  /** The board that was last computed because it takes no time, and not because somebody asked. */
  #startedAtOnce: BoardQuestion | undefined;
  #planTimer: ReturnType<typeof setTimeout> | undefined;

  readonly run: RunModel;
  readonly createCloth: SolveModelParts['createCloth'];
  /** The part of the board that the picture shows; undefined for all of it. */
  readonly seen: ReadonlySignal<ClothRegion | undefined> = this.#seen;
  readonly fields = this.#form.fields;
  readonly problems = this.#form.problems;
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly Rejected[]> = this.#rejected;
  readonly answer: ReadonlySignal<SolvedBoard | undefined> = this.#answer;
  /** Which part is shown. */
  readonly part: ReadonlySignal<SolvePart> = this.#part;
  /** Where the tabs lead: each part as its reader left it, alone while one of the fields cannot be read. */
  readonly addresses = Object.fromEntries(
    SOLVE_PARTS.map((part) => [
      part,
      computed(() => this.#addressOf(part) ?? printRoute('solve', unreadable(part))),
    ]),
  ) as Readonly<Record<SolvePart, ReadonlySignal<string>>>;
  readonly address = computed(() => this.addresses[this.#part.value].value);
  /** The last plan stays while the next one is asked for, so that the page does not flicker. */
  readonly plan = computed<Plan | undefined>(() => settledOf(this.#plan.state.value));
  /** The work of the board in the fields; absent while it is not known. */
  readonly work = computed(() => {
    const plan = this.plan.value;
    if (this.#form.question === undefined || plan?.status !== 'answered') return undefined;
    const rate = this.run.rateFor(plan.question) ?? this.#solver.nanosecondsPerWork;
    return estimateWork(plan.question, plan.answer, rate);
  });
  /** What the address asked for of the whole sequence when the reader last came to it. */
  readonly visitedSequence: ReadonlySignal<SequenceSettings | undefined> = this.#visitedSequence;
  /** While nothing is said the region is empty, so that the same answer is heard again. */
  readonly announcement = computed<Announcement | undefined>(() => {
    const run = this.run.state.value;
    if (run.status === 'running') return run.shown ? run : undefined;
    if (run.status !== 'idle') return run;
    return this.#answer.value && { status: 'answered', answer: this.#answer.value };
  });

  constructor({ solver, addressBar, store, loadSequence, createCloth }: SolveModelParts) {
    this.createCloth = createCloth;
    this.run = new RunModel({ solver, store, onAnswer: (board) => this.#show(board) });
    this.#solver = solver;
    this.#plan = createAsk((question: BoardQuestion, signal) => solver.plan(question, signal));
    this.#bar = addressBar;
    this.#keeping = createAddressKeeping(addressBar, this.#address);
    this.#loadSequence = loadSequence;
    store.findAnswers().then(
      (answers) => this.#recall(answers.map(keptBoard)),
      // Where there is no storage there are no answers.
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
    this.#planTimer = setTimeout(() => this.askForPlan(), PLAN_REST_MILLISECONDS);
    this.#keeping.drafted();
  }

  /** Either way the board stays the one it was, or becomes square by its rows. */
  link(linked: boolean): void {
    this.edit({ linked, columns: this.fields.value.rows });
  }

  chooseLengths(axis: 'rowLengths' | 'columnLengths', choice: LengthFamily | 'list'): void {
    this.edit({ [axis]: { ...this.fields.value[axis], choice } });
  }

  editList(axis: 'rowLengths' | 'columnLengths', list: string): void {
    this.edit({ [axis]: { choice: 'list', list } });
  }

  /** Only where the board is looked at: a sequence has work of its own. */
  askForPlan(): void {
    clearTimeout(this.#planTimer);
    if (this.#part.value !== 'board') return;
    const { question } = this.#form;
    if (question === undefined) this.#plan.forget();
    else void this.#plan.ask(question).then(() => this.#computeAtOnce());
  }

  /** Starts the board of the fields; gives the first bad field instead when there is one. */
  compute(): SolveField | undefined {
    const { question } = this.#form;
    if (question === undefined) return this.#form.reveal();
    const planned = this.plan.value;
    if (planned?.status === 'failed' && sameQuestion(planned.question, question)) {
      const { axis, kind } = planned.error;
      if (axis !== undefined) return faultyField(axis, kind);
    }
    this.#keeping.enter();
    this.#startedAtOnce = undefined;
    this.#rejected.value = [];
    this.run.interrupted.dismiss();
    this.run.start(question);
    return undefined;
  }

  /** The picture shows another part. */
  see(region: ClothRegion | undefined): void {
    this.#seen.value = region;
    this.#keeping.changed();
  }

  computeSquare(size: number): void {
    this.#computeFields(squareBoardFields(size));
  }

  /** Starts a board once more that was interrupted, cancelled, failed, or is not known any more. */
  computeAgain(question: BoardQuestion): void {
    this.#computeFields(fieldsOf(question));
  }

  /** The models of whole sequences, fetched the first time; may be asked again where that fails. */
  async openSequence(): Promise<SequenceModels> {
    const loaded = this.#sequenceModels ?? (await this.#loadSequence(this.#sequencePlace()));
    // Somebody else may have asked for them as well.
    this.#sequenceModels ??= loaded;
    return this.#sequenceModels;
  }

  /** Whether a run is under way, or paused, that would end with the page. */
  isComputing(): boolean {
    const { sequence, check } = this.#sequenceModels ?? {};
    return [this.run.state, sequence?.run, check?.run].some(
      (run) => run?.value.status === 'running',
    );
  }

  /** The reader came to an address of this page: on opening it, by back or forward, or by a link. */
  visit(query: URLSearchParams): void {
    // What was left in the bar is older than what is shown.
    if (this.#keeping.arrive(this.#bar.hash)) {
      this.#keeping.changed();
      return;
    }
    const address = readSolveAddress(query);
    batch(() => {
      this.#part.value = address.part;
      this.#form.show(address.fields);
      this.#rejected.value = address.rejected;
      // Each part keeps what was seen of it while another one is shown.
      if (address.part === 'sequence') {
        this.#sequence.value = address.sequence;
        this.#visitedSequence.value = address.sequence;
      }
      if (address.part === 'board') this.#seen.value = address.seen;
      this.#showKnown();
    });
    this.#keeping.changed();
    this.#keeping.save();
    if (!sameQuestion(this.plan.value?.question, this.#form.question)) this.askForPlan();
  }

  leave(): void {
    this.#keeping.leave();
  }

  /** The page may be closed or loaded anew at any moment. */
  save(): void {
    this.#keeping.save();
    this.#sequenceModels?.check.save();
  }

  #addressOf(part: SolvePart): string | undefined {
    const [sequence, seen] = [this.#sequence.value, this.#seen.value];
    return printSolveAddress(this.fields.value, { part, sequence, seen });
  }

  /** The fields and the address follow the board that is computed, wherever it was asked for. */
  #computeFields(asked: SolveFields): void {
    this.edit(asked);
    this.askForPlan();
    this.compute();
  }

  /** What takes no longer than a blink is not waited for: it is answered as soon as it is asked. */
  #computeAtOnce(): void {
    const plan = this.plan.value;
    if (plan?.status !== 'answered' || !sameQuestion(plan.question, this.#form.question)) return;
    const { question, answer } = plan;
    const expected = answer.instant ? 0 : (this.work.value?.milliseconds ?? Infinity);
    if (expected >= AT_ONCE_MILLISECONDS || this.#showKnown()) return;
    // A run that the reader started is theirs to end.
    const run = this.run.state.value;
    if (run.status === 'running' && !sameQuestion(run.question, this.#startedAtOnce)) return;
    this.#startedAtOnce = question;
    if (answer.instant) this.#showInstant(question, answer.instant);
    else this.run.start(question);
  }

  #showInstant(question: BoardQuestion, { histograms, ...answer }: InstantBoard): void {
    if (this.run.state.value.status !== 'idle') this.run.drop();
    this.#show(solvedBoard({ question, ...answer }, () => Promise.resolve(histograms)));
  }

  #show(board: SolvedBoard): void {
    this.#answers.add(boardKey(board.question), board);
    this.#answer.value = board;
    // The solver can be reached, whatever it was that kept it from planning.
    if (this.plan.value?.status === 'failed') this.askForPlan();
  }

  /** Answers of this tab from before a reload, the newest first. */
  #recall(boards: readonly SolvedBoard[]): void {
    for (const board of boards.toReversed()) {
      const key = boardKey(board.question);
      if (this.#answers.find(key) === undefined) this.#answers.add(key, board);
    }
    if (this.run.state.value.status === 'idle') this.#showKnown();
  }

  /** Shows the answer of the board in the fields, where it is known. */
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
          this.#keeping.enter(change);
        } else {
          change();
          this.#keeping.changed();
        }
      },
    };
  }
}

/** The address of a part while a field cannot be read: the part alone. */
function unreadable(part: SolvePart) {
  return part === 'board' ? [] : ([['part', part]] as const);
}

function faultyField(axis: AxisName, kind: SolverErrorKind): SolveField {
  if (kind === 'size-out-of-range') return axis;
  return axis === 'rows' ? 'rowLengths' : 'columnLengths';
}
