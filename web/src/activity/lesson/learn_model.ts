/** The store of Learn: the lesson and part that the address names, and the reader's progress. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameEngine, TablesEngine } from '../../engine/api/engine';
import { formatRoute, readRoute } from '../../game/route';
import { shortened } from '../../game/reading';
import type { AddressBar } from '../../study/address_writer';
import { createLoneStudy } from '../../study/lone_study';
import type { StudyModel } from '../../study/study_model';
import { language } from '../../text/language';
import t from '#words/learn';
import type { ExercisesModel, ExercisesDependencies } from '../exercises/exercises_model';
import { openLesson, type ReadingProgress, type OpenLesson } from './lesson';
import type { Lesson } from './lessons';
import { createProgress, type LongStore, type ProgressModel } from './progress';
import { textIn } from './text_in_language';

/** A visited address of Learn; a new object for each visit. */
interface Arrival {
  /** Undefined for the list. */
  readonly lesson: Lesson | undefined;
  readonly part: string | undefined;
  /** An unknown lesson in the address; the list is shown instead. */
  readonly missing: string | undefined;
  /** All settings of the address. */
  readonly query: URLSearchParams;
  /** The reader has just come to Learn, and the page handles the focus. */
  readonly isFirst: boolean;
}

export interface LearnModel {
  readonly course: readonly Lesson[];
  /** A lesson can be saved as one file, which is beside the page. */
  readonly canSave: boolean;
  readonly arrival: ReadonlySignal<Arrival>;
  /** The title of the shown lesson, for the window's title. */
  readonly title: ReadonlySignal<string | undefined>;
  /** The address of the navigation: where the reader was, or from a lesson the list. */
  readonly address: ReadonlySignal<string>;
  readonly progress: ProgressModel;
  /** The board of the lesson's picture. */
  picture(lesson: Lesson): StudyModel;
  /** Opens the lesson, which is loaded the first time; rejects if it can't be loaded, and may then be called again. */
  open(lesson: Lesson): Promise<OpenLesson>;
  /** Opens its exercises, in the same way. */
  openExercises(lesson: Lesson): Promise<ExercisesModel>;
  /** The reader opened a lesson beside a board, by its address there. */
  openBeside(address: string, isFirst: boolean): void;
  /** The reader came to an address of this page. */
  visit(): void;
  leave(): void;
  save(): void;
}

export interface LearnModelDependencies {
  readonly engine: GameEngine;
  readonly tables: TablesEngine;
  readonly loadCloth: OpenLesson['loadCloth'];
  readonly addressBar: Pick<AddressBar, 'hash'>;
  readonly store: LongStore;
  readonly course: readonly Lesson[];
  readonly canSave?: boolean;
  /** Returns unpredictable whole numbers below 2^32. */
  readonly entropy: () => number;
  /** Limits and clock for exercises. */
  readonly exercises?: Pick<ExercisesDependencies, 'limits' | 'clock'>;
}

export function createLearnModel(dependencies: LearnModelDependencies): LearnModel {
  const { engine, tables, loadCloth, addressBar, store, course } = dependencies;
  const { entropy, canSave = false } = dependencies;
  const progress = createProgress(store);
  const isHere = signal(false);
  const arrival = signal<Arrival>(arrivalAt('', course, true));
  const opened = new Map<string, OpenLesson>();
  const exercises = new Map<string, ExercisesModel>();

  function arrive(address: string, isFirst: boolean) {
    const next = arrivalAt(address, course, isFirst);
    arrival.value = next;
    if (next.lesson !== undefined) progress.reach(next.lesson.slug, next.part);
  }

  return {
    course,
    canSave,
    arrival,
    progress,
    picture: openPictures(engine),
    title: computed(() => {
      const { lesson } = arrival.value;
      return lesson && t(`lesson-${lesson.slug}-title`);
    }),
    address: computed(() => {
      const { lesson, part } = arrival.value;
      return isHere.value || lesson === undefined
        ? learnAddress()
        : learnAddress(lesson.slug, part);
    }),
    async open({ slug, load }) {
      const before = opened.get(slug);
      if (before !== undefined) return before;
      if (load === undefined) throw new RangeError(`There is no lesson ${slug}.`);
      const [{ default: facts }, first] = await Promise.all([load(), textIn(slug, language.tag)]);
      const around = { engine, tables, loadCloth, progress: progressIn(slug, progress) };
      const lesson = opened.get(slug) ?? openLesson(facts, { slug, first, ...around });
      opened.set(slug, lesson);
      return lesson;
    },
    openExercises: ({ slug }) =>
      openExercises(exercises, {
        ...dependencies.exercises,
        lesson: slug,
        engine,
        store: progress.exercises,
        entropy,
      }),
    openBeside: arrive,
    visit() {
      const isFirst = !isHere.peek();
      isHere.value = true;
      arrive(addressBar.hash, isFirst);
    },
    leave() {
      isHere.value = false;
    },
    // All state is stored at once.
    save: () => undefined,
  };
}

/** The exercises of a lesson: created when they are first opened, and the same from then on. */
async function openExercises(
  opened: Map<string, ExercisesModel>,
  dependencies: ExercisesDependencies,
): Promise<ExercisesModel> {
  const { createExercises } = await import('../exercises/exercises_model');
  const exercises = opened.get(dependencies.lesson) ?? createExercises(dependencies);
  opened.set(dependencies.lesson, exercises);
  return exercises;
}

/** Opens each picture once. */
function openPictures(engine: GameEngine): LearnModel['picture'] {
  const pictures = new Map<string, StudyModel>();
  return ({ slug, picture }) => {
    const before = pictures.get(slug);
    if (before !== undefined) return before;
    const study = createLoneStudy({ engine });
    study.visits.visit(readRoute(picture).query);
    pictures.set(slug, study);
    return study;
  };
}

/** A lesson that was done before hides nothing; one that is marked as done now stays as it is. */
function progressIn(slug: string, progress: ProgressModel): ReadingProgress {
  const wasDone = progress.isDone(slug);
  return {
    isWhole: () => wasDone || progress.progress.value.whole === true,
    showWhole: () => progress.showWhole(),
    at: () => progress.partIn(slug),
    reach: (part) => progress.reach(slug, part),
  };
}

/** `#/learn/mex?part=options` */
export function learnAddress(slug?: string, part?: string): string {
  const page = slug === undefined ? 'learn' : `learn/${slug}`;
  return formatRoute(page, part === undefined ? [] : [['part', part]]);
}

function arrivalAt(hash: string, course: readonly Lesson[], isFirst: boolean): Arrival {
  const { page, query } = readRoute(hash);
  const [, ...path] = page.split('/');
  const asked = path.join('/');
  const lesson = course.find(({ slug, load }) => slug === asked && load !== undefined);
  return {
    lesson,
    isFirst,
    query,
    part: lesson && (query.get('part') ?? undefined),
    missing: lesson === undefined && asked !== '' ? shortened(asked) : undefined,
  };
}

/** The nearest lesson that can be opened, in one direction. */
export function neighbourLesson(
  course: readonly Lesson[],
  { number }: Lesson,
  step: 1 | -1,
): Lesson | undefined {
  const others = course.filter(
    (other) => other.load !== undefined && step * (other.number - number) > 0,
  );
  return step === 1 ? others[0] : others.at(-1);
}
