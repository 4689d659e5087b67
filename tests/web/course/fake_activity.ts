/** An element without a page, and what its frame would tell. */
import type { CourseElement } from '../../../web/src/course/start';
import type { LessonState, MessageOf } from '../../../web/src/widget/messages';

export class FakeActivity extends EventTarget {
  readonly attributes = new Map<string, string>();
  hidden = false;
  isReady = false;
  state: unknown;
  /** Why the next state is refused. */
  refusal: string | undefined;
  readonly #seed = () => Number(this.attributes.get('seed') ?? 17);
  #tries = 0;

  /** For what takes the element. */
  get asElement(): CourseElement {
    return this as unknown as CourseElement;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  setState(state: LessonState): Promise<void> {
    if (this.refusal !== undefined) return Promise.reject(new Error(this.refusal));
    this.state = state;
    this.tellScore({ by: 'host', score: 0.5 });
    return Promise.resolve();
  }

  /** The frame is there. */
  load(): void {
    this.isReady = true;
    this.state = lessonState('', this.#seed());
    this.#tell('ready', { state: this.state });
    this.tellScore({ by: 'load' });
  }

  /** All that a frame tells of an answer that is checked, with the score then. */
  answer(score: number, told: Partial<MessageOf<'exercise'>> = {}, complete = false): void {
    this.#tries += 1;
    this.#tell('exercise', {
      ...{
        type: 'exercise',
        lesson: 'mex',
        seed: this.#seed(),
        exercise: 1,
        name: '1',
        kind: 'numeric',
      },
      ...{ prompt: 'What is 1 ⊕ 2?', response: '3', accepted: ['3'], seconds: 4 },
      ...{ correct: true, attempt: this.#tries, hints: 0, seenBefore: false, ...told },
    });
    this.tellScore({ by: 'reader', score, complete });
    this.change(`1o${this.#tries}`);
  }

  /** Something else was done, such as a hint. */
  change(work: string): void {
    this.state = lessonState(work, this.#seed());
    this.#tell('statechange', { state: this.state, by: 'reader' });
  }

  endGame(game: 'won' | 'lost', score: number): void {
    this.#tell('score', {
      ...{ type: 'score', game, score, complete: true, progress: 1, by: 'reader' },
    });
    this.change(game);
  }

  tellScore(told: Partial<MessageOf<'score'>>): void {
    this.#tell('score', {
      ...{ type: 'score', lesson: 'mex', seed: this.#seed(), complete: false, exercises: [] },
      ...{ progress: 0, seconds: 0 },
      ...told,
    });
  }

  fail(kind: string, message: string): void {
    this.#tell('error', { kind, message });
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail: { type, ...detail } }));
  }
}

export function lessonState(work: string, seed = 17): LessonState {
  return { tartan: 'lesson', version: 1, edition: 1, lesson: 'mex', seed, seconds: 0, work };
}
