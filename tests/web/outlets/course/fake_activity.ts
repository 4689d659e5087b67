/** A frame without a page, whose messages a test sends. */
import type { Activity } from '../../../../web/src/outlets/course/reporting';
import type {
  CheckedAnswer,
  FrameState,
  FromFrameBody,
  LessonScore,
  LessonState,
} from '../../../../web/src/outlets/element/messages';

export const NAMES = ['1', '2', '3.1', '3.2', '4'];

export class FakeActivity implements Activity {
  query: URLSearchParams | undefined;
  state: FrameState | undefined;
  /** The reason to refuse the next state. */
  refusal: string | undefined;
  isClosed = false;
  readonly #listeners: ((message: FromFrameBody) => void)[] = [];
  #score: LessonScore | undefined;
  #tries = 0;

  start(query: string): void {
    this.query = new URLSearchParams(query);
  }

  onMessage(hear: (message: FromFrameBody) => void): void {
    this.#listeners.push(hear);
  }

  setState(state: unknown): Promise<void> {
    if (this.refusal !== undefined) return Promise.reject(new Error(this.refusal));
    this.state = state as FrameState;
    this.tellScore({ score: 0.5 }, 'host');
    return Promise.resolve();
  }

  close(): void {
    this.isClosed = true;
  }

  /** Reports that the frame is ready. */
  load(): void {
    this.state = lessonState('', Number(this.query?.get('seed') ?? 17));
    this.tell({ type: 'ready', state: this.state });
    this.tellScore({}, 'load');
  }

  /** Reports a checked answer and the score after it. */
  answer(score: number, told: Partial<CheckedAnswer> = {}, complete = false): void {
    this.#tries += 1;
    const seed = Number(this.query?.get('seed') ?? 17);
    this.state = lessonState(`1o${this.#tries}`, seed);
    const answer: CheckedAnswer = {
      lesson: 'mex',
      seed,
      exercise: 1,
      name: '1',
      kind: 'numeric',
      prompt: 'What is 1 ⊕ 2?',
      response: '3',
      accepted: ['3'],
      seconds: 4,
      correct: true,
      attempt: this.#tries,
      hints: 0,
      seenBefore: false,
      ...told,
    };
    this.tellScore({ score, complete }, 'reader', answer);
  }

  /** Reports another change, such as a hint. */
  change(work: string): void {
    this.state = lessonState(work, Number(this.query?.get('seed') ?? 17));
    this.tell({
      type: 'result',
      by: 'reader',
      state: this.state,
      score: this.#score ?? lessonScore({}),
    });
  }

  endGame(game: 'won' | 'lost', score: number): void {
    const state: FrameState = { tartan: 'study', version: 2, rows: 1, columns: 1, game };
    this.state = state;
    this.tell({
      type: 'result',
      by: 'reader',
      state,
      score: { game, score, complete: true, progress: 1 },
    });
  }

  tellScore(
    told: Partial<LessonScore>,
    by: 'load' | 'host' | 'reader' = 'reader',
    answer?: CheckedAnswer,
  ): void {
    const state = this.state ?? lessonState('');
    this.#score = lessonScore(told);
    this.tell({ type: 'result', by, state, score: this.#score, ...(answer && { answer }) });
  }

  tell(message: FromFrameBody): void {
    for (const hear of this.#listeners) hear(message);
  }
}

function lessonScore(told: Partial<LessonScore>): LessonScore {
  const exercises = NAMES.map((name) => ({
    exercise: Math.trunc(Number(name)),
    name,
    tries: 0,
    hints: 0,
    outcome: told.complete === true ? ('solved' as const) : ('open' as const),
  }));
  return { lesson: 'mex', seed: 17, complete: false, exercises, progress: 0, seconds: 0, ...told };
}

export function lessonState(work: string, seed = 17): LessonState {
  return { tartan: 'lesson', version: 1, edition: 1, lesson: 'mex', seed, seconds: 0, work };
}
