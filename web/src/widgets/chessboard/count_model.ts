/** The question about Chessboard Nim and its answer, which is computed while the reader types. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  chessboardLimits,
  readSteps,
  type Chessboard,
  type ChessboardAnswer,
  type ChessboardFacts,
  type ArrangementCountRequest,
} from '../../engine/api/chessboard';
import type { TablesEngine } from '../../engine/api/engine';
import { listEntries } from '../../game/length_list';
import { readWhole, type SizeProblem } from '../../game/size_input';
import { createAsk, settledOf } from '../../asking/ask';
import { numbers } from '../../text/language';

/** The fields as typed. An empty field means no modulus. */
export interface ChessboardFields {
  readonly side: string;
  readonly coins: string;
  readonly steps: string;
  readonly modulus: string;
}
export type FieldName = keyof ChessboardFields;
export type FieldProblem = SizeProblem | 'bad-steps';
type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/** The question of the worked example, with which the part begins. */
export const DEFAULT_CHESSBOARD_FIELDS: ChessboardFields = {
  side: '9',
  coins: '3',
  steps: '2, 3, 5, 7',
  modulus: '',
};

export interface ChessboardWithFacts extends Chessboard, ChessboardFacts {}

export interface FieldsReading {
  readonly question?: ArrangementCountRequest;
  readonly problems: FieldProblems;
}

export function readFields({ side, coins, steps, modulus }: ChessboardFields): FieldsReading {
  const { plain } = numbers;
  const limits = chessboardLimits;
  const read = {
    side: readWhole(plain(side), limits.side),
    coins: readWhole(plain(coins), BigInt(limits.coins)),
    modulus: readWhole(plain(modulus), limits.modulus),
  };
  const stepList = readSteps(listEntries(numbers.list(steps)).join(','));
  const hasModulus = plain(modulus).trim() !== '';
  const modulusFits = !hasModulus || read.modulus.ok;
  if (read.side.ok && read.coins.ok && modulusFits && stepList !== undefined) {
    const question = {
      side: read.side.value,
      coins: Number(read.coins.value),
      steps: stepList,
      ...(read.modulus.ok && { modulus: read.modulus.value }),
    };
    return { question, problems: {} };
  }
  return {
    problems: {
      ...(!read.side.ok && { side: read.side.problem }),
      ...(!read.coins.ok && { coins: read.coins.problem }),
      ...(stepList === undefined && { steps: 'bad-steps' as const }),
      ...(hasModulus && !read.modulus.ok && { modulus: read.modulus.problem }),
    },
  };
}

/** Longer than a slow typist's pauses between keys: `1,` on the way to `1,000` is no error yet. */
const PROBLEM_DELAY_MS = 400;

export class CountModel {
  readonly #engine: TablesEngine;
  readonly #fields = signal(DEFAULT_CHESSBOARD_FIELDS);
  readonly #revealed = signal<FieldProblems>({});
  readonly #question = signal<ArrangementCountRequest | undefined>(undefined);
  readonly #board = signal<ChessboardWithFacts | undefined>(undefined);
  readonly #count = createAsk((question: ArrangementCountRequest, signal) =>
    this.#find(question, signal),
  );
  #problemTimer: ReturnType<typeof setTimeout> | undefined;

  readonly fields: ReadonlySignal<ChessboardFields> = this.#fields;
  /** Not updated while somebody is typing a number. */
  readonly problems: ReadonlySignal<FieldProblems> = this.#revealed;
  /** The last valid question. */
  readonly question: ReadonlySignal<ArrangementCountRequest | undefined> = this.#question;
  /** Idle after it was cancelled. */
  readonly state = this.#count.state;
  /** The last described board, which too long an answer doesn't need. */
  readonly board: ReadonlySignal<ChessboardWithFacts | undefined> = this.#board;
  /** The last answer with its question; undefined after a question was refused. */
  readonly answer = computed(() => {
    const last = settledOf(this.state.value);
    return last?.status === 'answered' ? last.answer : undefined;
  });

  constructor(engine: TablesEngine) {
    this.#engine = engine;
  }

  edit(change: Partial<ChessboardFields>): void {
    const fields = { ...this.#fields.value, ...change };
    const { question, problems } = readFields(fields);
    clearTimeout(this.#problemTimer);
    batch(() => {
      this.#fields.value = fields;
      // A field that became valid stops complaining at once.
      this.#revealed.value = inBoth(this.#revealed.value, problems);
      if (question !== undefined) this.#ask(question);
    });
    if (question === undefined)
      this.#problemTimer = setTimeout(() => (this.#revealed.value = problems), PROBLEM_DELAY_MS);
  }

  cancel(): void {
    this.#count.stop();
  }

  askAgain(): void {
    if (this.#question.value !== undefined) this.#ask(this.#question.value);
  }

  #ask(question: ArrangementCountRequest): void {
    this.#question.value = question;
    void this.#count.ask(question);
  }

  async #find(question: ArrangementCountRequest, signal: AbortSignal): Promise<ChessboardAnswer> {
    await this.#lookAt({ side: question.side, steps: question.steps }, signal);
    return this.#engine.ask('countArrangements', question, signal);
  }

  async #lookAt(board: Chessboard, signal: AbortSignal): Promise<void> {
    if (this.#board.value !== undefined && sameBoard(this.#board.value, board)) return;
    const facts = await this.#engine.ask('describeChessboard', board, signal);
    if (!signal.aborted) this.#board.value = { ...board, ...facts };
  }
}

export function sameBoard(one: Chessboard, other: Chessboard): boolean {
  return one.side === other.side && one.steps.join() === other.steps.join();
}

function inBoth(shown: FieldProblems, problems: FieldProblems): FieldProblems {
  const names = (Object.keys(shown) as FieldName[]).filter((name) => problems[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, problems[name]]));
}
