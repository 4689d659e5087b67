/** The store of a set of exercises, which the reader solves one after the other. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameEngine } from '../../engine/api/engine';
import { createBoard } from '../../game/board';
import { answerOf, createAsk, type AskState } from '../../asking/ask';
import { limitsOf, type Limits } from '../../game/limits';
import type { ExerciseSource } from '../lesson_names';
import type { CheckedAnswer, LessonState } from '../../outlets/element/messages';
import { createItem } from './exercise_item';
import type { ExerciseItem } from './kind';
import { formatExerciseState, readState } from './exercise_state';
import type { OpenBoard } from '../../study/knowledge';
import {
  createExerciseProgress,
  NOTHING_DONE,
  type ExerciseProgress,
  type ExerciseStore,
  type ExerciseWork,
} from './progress';
import { pointsOf, type Points } from '../../game/score';
import {
  readSetChoice,
  exerciseNumbers,
  freshSeed,
  makeSet,
  nameOfSet,
  type ReadSetChoice,
  type SetChoice,
} from './set';

export interface ExerciseSet {
  readonly seed: number;
  readonly items: readonly ExerciseItem[];
  /** Called when the reader turns to another item, to measure thinking time. */
  readonly turnTo: () => void;
}

/** Idle before the first visit. */
export type SetState = AskState<SetChoice, ExerciseSet>;

export interface ExercisesModel {
  readonly lesson: ExerciseSource;
  /** Name of the set for the storage: the lesson's slug, or the puzzles' board. */
  readonly setName: () => string;
  /** The limits of the page around the lesson. */
  readonly limits: Limits;
  readonly state: ReadonlySignal<SetState>;
  readonly wanted: ReadonlySignal<SetChoice>;
  readonly rejected: ReadonlySignal<ReadSetChoice['rejected']>;
  /** The index of the shown item. */
  readonly current: Signal<number>;
  /** The index of the next open item, or else of the first one; undefined if none is open. */
  readonly next: ReadonlySignal<number | undefined>;
  readonly solved: ReadonlySignal<number>;
  readonly open: ReadonlySignal<number>;
  readonly points: ReadonlySignal<Points>;
  /** The reader came to an address of the lesson. */
  visit(query: URLSearchParams): void;
  /** The seed of the previous set, whose work is still stored. */
  readonly before: ReadonlySignal<number | undefined>;
  newSet(): void;
  backToBefore(): void;
  /** The work, for a host to store; undefined before there are exercises. */
  readonly stateForHost: () => LessonState | undefined;
  /** Restores work that a host has stored. Resolves to a sentence if it can't be used: then nothing changes. */
  readonly goOnFrom: (state: unknown) => Promise<string | undefined>;
  /** Resets the work on the set. */
  readonly reset: () => void;
  /** The last checked answer, a new object each time. */
  readonly checked: ReadonlySignal<CheckedAnswer | undefined>;
  /** The work was handed in. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Stops accepting answers. */
  close(): void;
}

export interface ExercisesDependencies {
  readonly lesson: ExerciseSource;
  readonly engine: GameEngine;
  readonly store: ExerciseStore;
  /** Returns unpredictable whole numbers below 2^32. */
  readonly entropy: () => number;
  readonly limits?: Limits | undefined;
  /** In milliseconds; it may stop while nobody sees the page. */
  readonly clock?: (() => number) | undefined;
}

export function createExercises(dependencies: ExercisesDependencies): ExercisesModel {
  const { lesson, store, limits = limitsOf() } = dependencies;
  const progress = createExerciseProgress(store);
  const wanted = signal<SetChoice>({ seed: 0, chosen: exerciseNumbers(lesson), times: 1 });
  const rejected = signal<ReadSetChoice['rejected']>([]);
  const current = signal(0);
  const before = signal<number | undefined>(undefined);
  const checked = signal<CheckedAnswer | undefined>(undefined);
  const isClosed = signal(false);
  const making = {
    ...dependencies,
    progress,
    isClosed,
    onCheck: (answer: CheckedAnswer) => (checked.value = answer),
  };
  const { state, ask } = createAsk((set: SetChoice) => made(set, making), {
    onAnswer: () => turnToOpen(),
  });
  const items = () => answerOf(state.value)?.items ?? [];
  current.subscribe(() => answerOf(state.peek())?.turnTo());

  function take(next: SetChoice): Promise<void> {
    wanted.value = next;
    progress.setLast(lesson, next.seed);
    return ask(next);
  }

  const setName = () => nameOfSet(lesson, wanted.value);
  const turnToOpen = () => (current.value = nextOpen(items(), -1) ?? 0);
  const { fix, takeWork, ...storing } = createStoring({
    setName,
    progress,
    state,
    wanted,
    take,
    turnToOpen,
  });

  return {
    lesson,
    setName,
    limits,
    state,
    wanted,
    rejected,
    current,
    before,
    ...storing,
    checked,
    isClosed,
    close: () => void (isClosed.value = true),
    next: computed(() => nextOpen(items(), current.value)),
    solved: computed(() => countOf(items(), 'solved')),
    open: computed(() => countOf(items(), 'open')),
    points: computed(() => pointsOf(items().map(({ work }) => work.value))),
    ...createSets(dependencies, { progress, state, wanted, rejected, before, take, fix, takeWork }),
  };
}

interface SetDependencies extends Pick<StoringDependencies, 'progress' | 'state' | 'take'> {
  readonly wanted: ReadonlySignal<SetChoice>;
  readonly rejected: Signal<ReadSetChoice['rejected']>;
  readonly before: Signal<number | undefined>;
  readonly fix: (seed: number | undefined) => void;
  readonly takeWork: () => void;
}

/** Opens a set, another one, and the previous one again. */
function createSets(
  { lesson, entropy }: ExercisesDependencies,
  { progress, state, wanted, rejected, before, take, fix, takeWork }: SetDependencies,
): Pick<ExercisesModel, 'visit' | 'newSet' | 'backToBefore'> {
  return {
    visit(query) {
      const { rejected: refused, seed: asked, ...which } = readSetChoice(lesson, query);
      fix(asked);
      const seed = asked ?? progress.lastSet(lesson) ?? freshSeed(entropy());
      const next = { seed, ...which };
      before.value = undefined;
      rejected.value = refused;
      if (!isSameSet(next, wanted.value) || state.value.status === 'idle') void take(next);
      else takeWork();
    },
    newSet() {
      rejected.value = [];
      before.value = wanted.value.seed;
      void take({ ...wanted.value, seed: freshSeed(entropy()) });
    },
    backToBefore() {
      const seed = before.value;
      before.value = undefined;
      if (seed !== undefined) void take({ ...wanted.value, seed });
    },
  };
}

interface StoringDependencies {
  readonly setName: () => string;
  readonly progress: ExerciseProgress;
  readonly state: ReadonlySignal<SetState>;
  readonly wanted: ReadonlySignal<SetChoice>;
  readonly take: (next: SetChoice) => Promise<void>;
  readonly turnToOpen: () => void;
}

type Storing = Pick<ExercisesModel, 'stateForHost' | 'goOnFrom' | 'reset'> & {
  /** The seed in the address, if it has one: then only work on that set can be restored. */
  readonly fix: (seed: number | undefined) => void;
  /** Reloads the stored work, which another tab or a host may have changed. */
  readonly takeWork: () => void;
};

/** The work as it is stored: by the browser, and by a host. */
function createStoring(dependencies: StoringDependencies): Storing {
  const { setName, progress, state, wanted, take, turnToOpen } = dependencies;
  let fixed: number | undefined;

  function takeWork() {
    batch(() => {
      for (const item of answerOf(state.peek())?.items ?? []) {
        const now = progress.work(setName(), wanted.peek().seed, item.name);
        if (!isSameWork(now, item.work.peek())) item.take(now);
      }
    });
  }

  return {
    takeWork,
    fix: (seed) => (fixed = seed),
    stateForHost() {
      const set = answerOf(state.value);
      return set && formatExerciseState(setName(), set.seed, progress.done(setName(), set.seed));
    },
    async goOnFrom(given) {
      const read = readState(given, setName(), fixed);
      if (!read.ok) return read.problem;
      const { seed, done } = read.value;
      progress.setDone(setName(), seed, done);
      if (seed === wanted.peek().seed) {
        takeWork();
        turnToOpen();
      } else await take({ ...wanted.peek(), seed });
      return undefined;
    },
    reset() {
      progress.setDone(setName(), wanted.peek().seed, NOTHING_DONE);
      takeWork();
    },
  };
}

const countOf = (items: readonly ExerciseItem[], wanted: ExerciseWork['outcome']) =>
  items.filter(({ work }) => work.value.outcome === wanted).length;

function nextOpen(items: readonly ExerciseItem[], current: number): number | undefined {
  const open = items.flatMap(({ work }, at) => (work.value.outcome === 'open' ? [at] : []));
  return open.find((at) => at > current) ?? open[0];
}

const isSameSet = (one: SetChoice, other: SetChoice) =>
  one.chosen.join() === other.chosen.join() &&
  (['seed', 'times', 'tries'] as const).every((key) => one[key] === other[key]);

const isSameWork = (one: ExerciseWork, other: ExerciseWork) =>
  (['tries', 'hints', 'outcome', 'answer'] as const).every((key) => one[key] === other[key]);

interface MakingDependencies extends ExercisesDependencies, Pick<ExercisesModel, 'isClosed'> {
  readonly progress: ExerciseProgress;
  readonly onCheck: (answer: CheckedAnswer) => void;
}

async function made(wanted: SetChoice, dependencies: MakingDependencies): Promise<ExerciseSet> {
  const { lesson, engine, limits = limitsOf(), clock = () => performance.now() } = dependencies;
  const { progress, isClosed, onCheck } = dependencies;
  const { seed, tries = Infinity } = wanted;
  const name = nameOfSet(lesson, wanted);
  const open: OpenBoard = async (game, size) =>
    createBoard(game, await engine.ask('describe', { game: game.name, ...size }));
  const exercises = await makeSet(lesson, wanted, open);
  const worked = createLaps(clock);
  const thought = createLaps(clock);

  function keep(exercise: string, work: ExerciseWork) {
    const before = progress.done(name, seed);
    progress.setDone(name, seed, {
      seconds: before.seconds + worked(),
      exercises: { ...before.exercises, [exercise]: work },
    });
  }

  const items = exercises.map((one) =>
    createItem(one, {
      engine,
      limits,
      mostTries: tries,
      isClosed,
      before: progress.work(name, seed, one.name),
      save: (work) => keep(one.name, work),
      onCheck: (answer) => onCheck({ lesson: name, seed, ...answer, seconds: thought() }),
    }),
  );
  return { seed, items, turnTo: thought };
}

/** Whole seconds since the last call; the remainder counts for the next one. */
function createLaps(clock: () => number): () => number {
  let since = clock();
  return () => {
    const seconds = Math.floor((clock() - since) / 1_000);
    since += 1_000 * seconds;
    return seconds;
  };
}
