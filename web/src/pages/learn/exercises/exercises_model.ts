/** The exercises of a lesson as a reader works on them, one after the other. */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameEngine } from '../../../engine/game_engine';
import { createBoard } from '../../../game/board';
import { printPosition } from '../../../game/position_text';
import { answerOf, createAsk } from '../../../study/ask';
import type { Asked } from '../../../study/ask';
import { limitsOf } from '../../../game/limits';
import { createLoneStudy } from '../../../study/lone_study';
import type { StudyModel } from '../../../study/study_model';
import type { LessonState } from '../../../widget/messages';
import type { Slug } from '../lessons';
import { HINTS } from './kind';
import type { ExerciseItem, NumberedExercise, ShownPosition } from './kind';
import { printState, readState } from './kept_state';
import type { OpenBoard } from './positions';
import { createExerciseProgress } from './progress';
import type { ExerciseProgress, ExerciseStore, ExerciseWork } from './progress';
import { pointsOf } from './score';
import type { Points } from './score';
import { askedSet, exerciseNumbers, freshSeed, makeSet } from './set';
import type { AskedSet, WantedSet } from './set';

export interface ExerciseSet {
  readonly seed: number;
  readonly items: readonly ExerciseItem[];
}

/** Idle before the first visit. */
export type SetState = Asked<WantedSet, ExerciseSet>;

export interface ExercisesModel {
  readonly lesson: Slug;
  readonly state: ReadonlySignal<SetState>;
  readonly wanted: ReadonlySignal<WantedSet>;
  readonly rejected: ReadonlySignal<AskedSet['rejected']>;
  /** The index of the item that is shown. */
  readonly current: Signal<number>;
  /** The index of the next item that is open, or else of the first one; undefined once none is. */
  readonly next: ReadonlySignal<number | undefined>;
  readonly solved: ReadonlySignal<number>;
  readonly points: ReadonlySignal<Points>;
  /** The reader came to an address of the lesson. */
  visit(query: URLSearchParams): void;
  /** The seed of the set that a new one took the place of: what was done of it is kept. */
  readonly before: ReadonlySignal<number | undefined>;
  newSet(): void;
  backToBefore(): void;
  /** What was done, for a host to keep; undefined before there are exercises. */
  readonly kept: () => LessonState | undefined;
  /** Goes on from what a host has kept. Resolves to a sentence where that can't be used: then nothing changes. */
  readonly open: (state: unknown) => Promise<string | undefined>;
  /** As if nothing had been done with the set. */
  readonly reset: () => void;
  /** Once more, after the engine could not be reached. */
  again(): void;
}

/** An answer that was checked. */
export interface CheckedExercise {
  readonly lesson: Slug;
  readonly seed: number;
  /** As in links. */
  readonly number: number;
  readonly correct: boolean;
  /** 1 for the first answer. */
  readonly attempt: number;
  readonly hints: number;
  /** It was solved before, or its answer shown. */
  readonly seenBefore: boolean;
}

export interface ExercisesParts {
  readonly lesson: Slug;
  readonly engine: GameEngine;
  readonly store: ExerciseStore;
  /** Whole numbers below 2^32 that nobody can foresee. */
  readonly entropy: () => number;
  readonly onCheck?: ((checked: CheckedExercise) => void) | undefined;
}

export function createExercises(parts: ExercisesParts): ExercisesModel {
  const { lesson, store, entropy } = parts;
  const progress = createExerciseProgress(store);
  const wanted = signal<WantedSet>({ seed: 0, chosen: exerciseNumbers(lesson), times: 1 });
  const rejected = signal<AskedSet['rejected']>([]);
  const current = signal(0);
  const before = signal<number | undefined>(undefined);
  const { state, ask, again } = createAsk((set: WantedSet) => made(set, parts, progress), {
    onAnswer({ items }) {
      const first = items.findIndex(({ work }) => work.value.outcome === 'open');
      current.value = Math.max(0, first);
    },
  });
  const items = () => answerOf(state.value)?.items ?? [];

  function take(next: WantedSet): Promise<void> {
    wanted.value = next;
    progress.setLast(lesson, next.seed);
    return ask(next);
  }

  const kept = createKept({ lesson, progress, state, wanted, take });

  return {
    ...{ lesson, state, wanted, rejected, current, before, again },
    ...{ kept: kept.kept, open: kept.open, reset: kept.reset },
    next: computed(() => {
      const open = items().flatMap(({ work }, at) => (work.value.outcome === 'open' ? [at] : []));
      return open.find((at) => at > current.value) ?? open[0];
    }),
    solved: computed(() => items().filter(({ work }) => work.value.outcome === 'solved').length),
    points: computed(() => pointsOf(items().map(({ work }) => work.value))),
    visit(query) {
      const { rejected: refused, seed: asked, ...which } = askedSet(lesson, query);
      kept.fix(asked);
      const seed = asked ?? progress.lastSet(lesson) ?? freshSeed(entropy());
      const next = { seed, ...which };
      before.value = undefined;
      rejected.value = refused;
      if (!isSameSet(next, wanted.value) || state.value.status === 'idle') void take(next);
      else kept.takeWork();
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

interface KeptParts {
  readonly lesson: Slug;
  readonly progress: ExerciseProgress;
  readonly state: ReadonlySignal<SetState>;
  readonly wanted: ReadonlySignal<WantedSet>;
  readonly take: (next: WantedSet) => Promise<void>;
}

type Kept = Pick<ExercisesModel, 'kept' | 'open' | 'reset'> & {
  /** The seed of the address, if it has one: then only a state of that set can be used. */
  readonly fix: (seed: number | undefined) => void;
  /** What was done may have been changed meanwhile, by another tab or a host. */
  readonly takeWork: () => void;
};

/** What was done, as it's kept: by the browser, and by a host. */
function createKept({ lesson, progress, state, wanted, take }: KeptParts): Kept {
  let fixed: number | undefined;

  function takeWork() {
    batch(() => {
      for (const { name, work, remark, given } of answerOf(state.peek())?.items ?? []) {
        const now = progress.work(lesson, wanted.peek().seed, name);
        if (isSameWork(now, work.peek())) continue;
        work.value = now;
        remark.value = undefined;
        given.value = '';
      }
    });
  }

  return {
    takeWork,
    fix: (seed) => (fixed = seed),
    kept() {
      const set = answerOf(state.value);
      return set && printState(lesson, set.seed, progress.done(lesson, set.seed));
    },
    async open(given) {
      const read = readState(given, lesson, fixed);
      if (!read.ok) return read.problem;
      const { seed, done } = read.value;
      progress.setDone(lesson, seed, done);
      if (seed === wanted.peek().seed) takeWork();
      else await take({ ...wanted.peek(), seed });
      return undefined;
    },
    reset() {
      progress.setDone(lesson, wanted.peek().seed, {});
      takeWork();
    },
  };
}

const isSameSet = (one: WantedSet, other: WantedSet) =>
  one.seed === other.seed && one.times === other.times && one.chosen.join() === other.chosen.join();

const isSameWork = (one: ExerciseWork, other: ExerciseWork) =>
  one.tries === other.tries && one.hints === other.hints && one.outcome === other.outcome;

async function made(
  wanted: WantedSet,
  { lesson, engine, onCheck }: ExercisesParts,
  progress: ExerciseProgress,
): Promise<ExerciseSet> {
  const open: OpenBoard = async (game, size) =>
    createBoard(game, await engine.ask('describe', { game: game.name, ...size }));
  const { seed } = wanted;
  const exercises = await makeSet(lesson, wanted, open);
  const items = exercises.map((one) => {
    const { number, name } = one;
    return createItem(one, engine, {
      before: progress.work(lesson, seed, name),
      keep: (work) => progress.setWork(lesson, seed, name, work),
      onCheck: (checked) => onCheck?.({ lesson, seed, number, ...checked }),
    });
  });
  return { seed, items };
}

interface ItemParts {
  readonly before: ExerciseWork;
  readonly keep: (work: ExerciseWork) => void;
  readonly onCheck: (
    checked: Pick<CheckedExercise, 'correct' | 'attempt' | 'hints' | 'seenBefore'>,
  ) => void;
}

function createItem(
  one: NumberedExercise,
  engine: GameEngine,
  { before, keep, onCheck }: ItemParts,
): ExerciseItem {
  const { kind, exercise } = one;
  const work = signal(before);
  const remark = signal<unknown>(undefined);
  let study: StudyModel | undefined;

  function change(part: Partial<ExerciseWork>) {
    const next = { ...work.value, ...part };
    // Who hears of it finds it kept.
    keep(next);
    work.value = next;
  }

  return {
    ...one,
    work,
    remark,
    given: signal(''),
    // The engine is asked about it when it is first shown.
    study(shown) {
      if (study) return study;
      study = openStudy(shown, engine);
      study.chosen.subscribe(() => (remark.value = undefined));
      return study;
    },
    submit(answer) {
      const { tries, hints, outcome } = work.value;
      const isOpen = outcome === 'open';
      remark.value = kind.judge(exercise, answer);
      const correct = remark.value === undefined;
      if (isOpen) change({ tries: tries + 1, outcome: correct ? 'solved' : 'open' });
      onCheck({ correct, attempt: tries + 1, hints, seenBefore: !isOpen });
    },
    hint() {
      const { hints, outcome } = work.value;
      if (hints < HINTS && outcome === 'open') change({ hints: hints + 1 });
    },
    show() {
      remark.value = undefined;
      if (work.value.outcome === 'open') change({ outcome: 'shown' });
    },
  };
}

/** A board on which moves are chosen and none is made. */
function openStudy({ board, position, shown }: ShownPosition, engine: GameEngine): StudyModel {
  const limits = limitsOf(['answers'], ['game', 'size', 'mode', 'position']);
  const study = createLoneStudy({ engine, limits });
  study.visit(
    new URLSearchParams({
      game: board.game.name,
      rows: String(position.rows),
      columns: String(position.columns),
      position: printPosition(position, board.game),
      ...(shown !== 'nothing' && { show: shown === 'values' ? 'values' : 'grundy' }),
    }),
  );
  return study;
}
