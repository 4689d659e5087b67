/** An element without a page whose frame is real: the exercises of a lesson, and all that the frame tells of them. */
import { exerciseTold, startLessonTelling } from '../../../web/src/frame/lesson_telling';
import { createExercises } from '../../../web/src/pages/learn/exercises/exercises_model';
import type { ExerciseItem } from '../../../web/src/pages/learn/exercises/kind';
import type { CourseElement } from '../../../web/src/course/start';
import { answerOf } from '../../../web/src/study/ask';
import type { FromFrameBody, LessonState, ToFrameBody } from '../../../web/src/widget/messages';
import { createFakeEngine } from '../study/fake_engine';

type Ask = (request: ToFrameBody) => void;

const QUERY = 'seed=17&exercises=1,2,3';

export class LessonActivity extends EventTarget {
  readonly #attributes = new Map<string, string>();
  hidden = false;
  isReady = false;
  state: LessonState | undefined;
  items: readonly ExerciseItem[] = [];
  #ask: Ask = () => undefined;
  #lastId = 0;
  readonly #refusals: string[] = [];

  get asElement(): CourseElement {
    return this;
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }

  /** A frame, or another one in place of one that died: the element gives that the state that it knows. */
  async load(): Promise<void> {
    let kept: object | undefined;
    let hear = (body: FromFrameBody) => this.#hear(body);
    const tell = (body: FromFrameBody) => hear(body);
    const model = createExercises({
      ...{ lesson: 'mex', engine: createFakeEngine(), entropy: () => 1, clock: () => 0 },
      store: { read: () => kept, write: (written) => (kept = written) },
      onCheck: (checked) => tell(exerciseTold(checked)),
    });
    const host = { tell, onRequest: (answer: Ask) => (this.#ask = answer) };
    startLessonTelling(model, {
      host: { ...host, focus: () => undefined },
      set: () => undefined,
      focus: () => undefined,
    });
    const before = this.state;
    this.isReady = false;
    model.visit(new URLSearchParams(QUERY));
    while (answerOf(model.state.value) === undefined) await Promise.resolve();
    this.items = answerOf(model.state.value)?.items ?? [];
    this.kill = () => {
      hear = () => undefined;
      return this.load();
    };
    if (before !== undefined) await this.setState(before);
  }

  /** The frame dies, and nothing more is heard of it. */
  kill: () => Promise<void> = () => this.load();

  async setState(state: LessonState): Promise<void> {
    const refusals = this.#refusals;
    const before = refusals.length;
    this.#lastId += 1;
    this.#ask({ type: 'setState', state, id: this.#lastId });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const refused = refusals[before];
    if (refused !== undefined) throw new Error(refused);
  }

  #hear(body: FromFrameBody): void {
    if (body.type === 'error') this.#refusals.push(body.message);
    if (body.type === 'ready') {
      this.isReady = true;
      this.state ??= body.state as LessonState;
    }
    if (body.type === 'statechange') this.state = body.state as LessonState;
    this.dispatchEvent(new CustomEvent(body.type, { detail: body }));
  }
}
