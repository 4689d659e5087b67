/**
 * The Solve page: what its reader typed, the plan and the run of that board, and its answer.
 *
 * While somebody types, four things wait for a short rest: the plan is asked for, the address is
 * replaced, and a text that has just become unreadable is explained. That it is readable again
 * shows at once. What was typed is never changed.
 */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardQuestion, Solver } from '../solver/solver';
import { createAnswerCache } from './answer_cache';
import { announcementOf } from './announcement';
import type { Announcement } from './announcement';
import { boardKey, sameBoard } from './board_question';
import { createInterruptedWork } from './interrupted_work';
import { readLengthFamily } from './length_family_input';
import type { LengthFamily } from './length_family_input';
import { createPlanModel } from './plan_model';
import type { PlanModel } from './plan_model';
import type { AddressBar } from './route';
import { createRunModel } from './run_model';
import type { RunModel } from './run_model';
import type { SequencePlace } from './sequence/sequence_model';
import type { SequenceModels } from './sequence/sequence_models';
import type { SequenceSettings } from './sequence/sequence_settings';
import { printSolveAddress, readSolveAddress } from './solve_address';
import type { RejectedValue } from './solve_address';
import { DEFAULT_SIZE } from './size_input';
import { FIELD_NAMES, fieldsOf, firstProblem, readFields, squareBoardFields } from './solve_fields';
import type { FieldName, FieldProblems, SolveFields } from './solve_fields';
import type { SolvedBoard } from './solved_board';
import { AT_ONCE_MILLISECONDS, estimateWork } from './work_estimate';
import type { WorkEstimate } from './work_estimate';
import type { KeptWork, WorkStore } from './work_store';

const PLAN_REST_MILLISECONDS = 150;
/** Longer than the pauses between the keys of a slow typist: `1,` on the way to `1,000` is no error yet. */
const PROBLEM_REST_MILLISECONDS = 400;
const ADDRESS_REST_MILLISECONDS = 400;

export interface SolveModel {
  readonly fields: ReadonlySignal<SolveFields>;
  /** The problems to show: not before the first edit, and not while somebody is in the middle of a number. */
  readonly problems: ReadonlySignal<FieldProblems>;
  /** Values of the address that were replaced by their defaults. */
  readonly rejected: ReadonlySignal<readonly RejectedValue[]>;
  readonly plan: PlanModel['state'];
  /** The work of the board in the fields; absent while it is not known. */
  readonly work: ReadonlySignal<WorkEstimate | undefined>;
  readonly run: RunModel['state'];
  readonly answer: ReadonlySignal<SolvedBoard | undefined>;
  /** A board whose run was interrupted; computing it goes on from there. */
  readonly interrupted: ReadonlySignal<KeptWork | undefined>;
  /** Work of an earlier visit was found that is of no use. */
  readonly unusableWork: ReadonlySignal<boolean>;
  /** The address of the fields; of the page alone while one of them cannot be read. */
  readonly address: ReadonlySignal<string>;
  /** What a screen reader should hear now. */
  readonly announcement: ReadonlySignal<Announcement | undefined>;
  /** What the address asked for of the whole sequence when the reader last came to it. */
  readonly visitedSequence: SequencePlace['visited'];
  /** The models of whole sequences, fetched the first time; may be asked again where that fails. */
  openSequence(): Promise<SequenceModels>;
  /** Whether a run is under way, or paused, that would end with the page. */
  isComputing(): boolean;

  edit(change: Partial<SolveFields>): void;
  link(linked: boolean): void;
  chooseLengths(axis: 'rowLengths' | 'columnLengths', choice: LengthFamily | 'list'): void;
  editList(axis: 'rowLengths' | 'columnLengths', list: string): void;
  /** Starts the board of the fields; gives the first bad field instead when there is one. */
  compute(): FieldName | undefined;
  computeSquare(size: number): void;
  cancel(): void;
  pause(): void;
  resume(): void;
  /** Starts a board once more that was cancelled, failed, or is not known any more; the fields follow. */
  computeAgain(question: BoardQuestion): void;
  /** Goes on with the interrupted run, whose board the fields then have, or forgets it. */
  goOn(): void;
  discardInterrupted(): void;
  /** Asks for the plan once more, after the solver could not be reached. */
  planAgain(): void;
  /** The reader came to an address of this page: on opening it, by back or forward, or by a link. */
  visit(query: URLSearchParams): void;
  /** The reader went to another page, whose address is not this one's to replace. */
  leave(): void;
  /** The page may be closed or loaded anew at any moment. */
  save(): void;
}

export interface SolveModelParts {
  readonly solver: Solver;
  readonly addressBar: AddressBar;
  /** Where long runs keep their work over a reload. */
  readonly store: WorkStore;
  /** Whole sequences come with code of their own. */
  readonly loadSequence: (place: SequencePlace) => Promise<SequenceModels>;
}

export function createSolveModel({
  solver,
  addressBar,
  store,
  loadSequence,
}: SolveModelParts): SolveModel {
  const fields = signal<SolveFields>(squareBoardFields(DEFAULT_SIZE));
  const rejected = signal<readonly RejectedValue[]>([]);
  const answer = signal<SolvedBoard | undefined>(undefined);
  const revealed = signal<ReadonlySet<FieldName>>(new Set());
  const reading = computed(() => readFields(fields.value));
  const cache = createAnswerCache();
  const planModel = createPlanModel(solver);
  const interrupted = createInterruptedWork(store);
  const runModel = createRunModel({ solver, onAnswer, store, interrupted });
  /** What was interrupted; a failed run says so itself, and offers to try again. */
  const offer = computed(() => {
    const run = runModel.state.value;
    const work = interrupted.offer.value;
    return run.status === 'failed' && sameBoard(run.question, work?.question) ? undefined : work;
  });
  const announcement = announcementOf(runModel.state, answer);
  const sequence = signal<SequenceSettings | undefined>(undefined);
  const visitedSequence = signal<SequenceSettings | undefined>(undefined);
  let sequenceModels: SequenceModels | undefined;
  /** The address as it was when the reader came or last computed: what back should return to. */
  let settledAddress = '';
  /** The board that was last computed because it takes no time, and not because somebody asked. */
  let startedAtOnce: BoardQuestion | undefined;
  let planTimer: ReturnType<typeof setTimeout> | undefined;
  let problemTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  const problems = computed<FieldProblems>(() => {
    const all = reading.value.problems;
    const shown = <Name extends FieldName>(name: Name): FieldProblems[Name] =>
      revealed.value.has(name) ? all[name] : undefined;
    return {
      rows: shown('rows'),
      columns: shown('columns'),
      rowLengths: shown('rowLengths'),
      columnLengths: shown('columnLengths'),
    };
  });

  const work = computed<WorkEstimate | undefined>(() => {
    const state = planModel.state.value;
    const { question } = reading.value;
    if (state.status !== 'known' || question === undefined) return undefined;
    const rate = runModel.measuredRate.value ?? solver.nanosecondsPerWork;
    return estimateWork(question, state.plan, rate);
  });

  function onAnswer(found: SolvedBoard) {
    cache.add(found);
    answer.value = found;
    // The solver can be reached, whatever it was that kept it from planning.
    if (planModel.state.value.status === 'refused') askForPlan();
  }

  function reveal() {
    clearTimeout(problemTimer);
    revealed.value = new Set(
      FIELD_NAMES.filter((name) => reading.value.problems[name] !== undefined),
    );
  }

  /** A field that can be read again stops complaining at once. */
  function concealSolved() {
    const left = [...revealed.value].filter((name) => reading.value.problems[name] !== undefined);
    if (left.length !== revealed.value.size) revealed.value = new Set(left);
  }

  function askForPlan() {
    clearTimeout(planTimer);
    void planModel.ask(reading.value.question).then(computeAtOnce);
  }

  /** What takes no longer than a blink is not waited for: it is answered as soon as it is asked. */
  function computeAtOnce() {
    const { question } = reading.value;
    const expected = work.value?.milliseconds;
    if (question === undefined || expected === undefined || expected >= AT_ONCE_MILLISECONDS)
      return;
    const plan = planModel.state.value;
    if (plan.status !== 'known' || !sameBoard(plan.question, question)) return;
    if (sameBoard(answer.value?.question, question)) return;
    // A run that the reader started is theirs to end.
    const run = runModel.state.value;
    if (run.status === 'running' && !sameBoard(run.question, startedAtOnce)) return;
    const known = cache.find(question);
    if (known !== undefined) {
      answer.value = known;
      return;
    }
    startedAtOnce = question;
    runModel.start(question);
  }

  function edit(change: Partial<SolveFields>) {
    batch(() => {
      fields.value = { ...fields.value, ...change };
      rejected.value = [];
      concealSolved();
    });
    clearTimeout(planTimer);
    clearTimeout(problemTimer);
    clearTimeout(addressTimer);
    planTimer = setTimeout(askForPlan, PLAN_REST_MILLISECONDS);
    problemTimer = setTimeout(reveal, PROBLEM_REST_MILLISECONDS);
    addressTimer = setTimeout(replaceAddress, ADDRESS_REST_MILLISECONDS);
  }

  function replaceAddress() {
    const address = printSolveAddress(fields.value, sequence.value);
    if (address !== undefined && address !== addressBar.hash) addressBar.replace(address);
  }

  /** The edited entry goes back to what it was, and the computed board gets an entry of its own. */
  function pushAddress() {
    clearTimeout(addressTimer);
    const address = printSolveAddress(fields.value, sequence.value);
    if (address === undefined || address === settledAddress) {
      replaceAddress();
      return;
    }
    if (addressBar.hash !== settledAddress) addressBar.replace(settledAddress);
    addressBar.push(address);
    settledAddress = address;
  }

  function keepSequence(settings: SequenceSettings, entry: 'new' | 'same') {
    sequence.value = settings;
    rejected.value = [];
    if (entry === 'new') {
      pushAddress();
      return;
    }
    clearTimeout(addressTimer);
    addressTimer = setTimeout(() => {
      replaceAddress();
      settledAddress = addressBar.hash;
    }, ADDRESS_REST_MILLISECONDS);
  }

  const sequencePlace: SequencePlace = {
    lengths: computed(() => {
      const rowLengths = readLengthFamily(fields.value.rowLengths);
      const columnLengths = readLengthFamily(fields.value.columnLengths);
      if (!rowLengths.ok || !columnLengths.ok) return undefined;
      return { rowLengths: rowLengths.value, columnLengths: columnLengths.value };
    }),
    visited: visitedSequence,
    keep: keepSequence,
  };

  function start(question: BoardQuestion) {
    startedAtOnce = undefined;
    rejected.value = [];
    interrupted.dismiss();
    runModel.start(question);
  }

  function compute(): FieldName | undefined {
    const { question, problems: all } = reading.value;
    if (question === undefined) {
      reveal();
      return firstProblem(all);
    }
    const planned = planModel.state.value;
    if (
      planned.status === 'refused' &&
      planned.axis !== undefined &&
      sameBoard(planned.question, question)
    ) {
      return faultyField(planned.axis, planned.error.kind);
    }
    pushAddress();
    start(question);
    return undefined;
  }

  /** The fields and the address follow the board that is computed, wherever it was asked for. */
  function computeFields(asked: SolveFields) {
    edit(asked);
    askForPlan();
    compute();
  }

  return {
    fields,
    problems,
    rejected,
    plan: planModel.state,
    work,
    run: runModel.state,
    answer,
    interrupted: offer,
    unusableWork: interrupted.unusable,
    address: computed(() => printSolveAddress(fields.value, sequence.value) ?? '#/solve'),
    announcement,
    visitedSequence,
    async openSequence() {
      const loaded = sequenceModels ?? (await loadSequence(sequencePlace));
      // Somebody else may have asked for them as well.
      sequenceModels ??= loaded;
      return sequenceModels;
    },
    isComputing: () =>
      [runModel.state, sequenceModels?.sequence.run, sequenceModels?.check.run].some(
        (run) => run?.value.status === 'running',
      ),
    edit,
    // Either way the board stays the one it was, or becomes square by its rows.
    link: (linked) => edit({ linked, columns: fields.value.rows }),
    chooseLengths: (axis, choice) => edit({ [axis]: { ...fields.value[axis], choice } }),
    editList: (axis, list) => edit({ [axis]: { choice: 'list', list } }),
    compute,
    computeSquare: (size) => computeFields(squareBoardFields(size)),
    cancel: () => runModel.cancel(),
    pause: () => runModel.pause(),
    resume: () => runModel.resume(),
    computeAgain: (question) => computeFields(fieldsOf(question)),
    goOn() {
      if (offer.value !== undefined) computeFields(fieldsOf(offer.value.question));
    },
    discardInterrupted: () => interrupted.discard(),
    planAgain: askForPlan,
    visit(query) {
      clearTimeout(problemTimer);
      clearTimeout(addressTimer);
      const address = readSolveAddress(query);
      const before = reading.value.question;
      batch(() => {
        fields.value = address.fields;
        rejected.value = address.rejected;
        sequence.value = address.sequence;
        visitedSequence.value = address.sequence;
        revealed.value = new Set();
        const { question } = reading.value;
        const known = question && cache.find(question);
        if (
          known !== undefined &&
          boardKey(known.question) !== (answer.value && boardKey(answer.value.question))
        ) {
          answer.value = known;
        }
      });
      replaceAddress();
      settledAddress = addressBar.hash;
      if (planModel.state.value.status === 'none' || !sameBoard(before, reading.value.question))
        askForPlan();
    },
    leave: () => clearTimeout(addressTimer),
    save: () => sequenceModels?.check.save(),
  };
}

function faultyField(axis: 'rows' | 'columns', kind: string): FieldName {
  if (kind === 'size-out-of-range') return axis;
  return axis === 'rows' ? 'rowLengths' : 'columnLengths';
}
