/** The exercises of a lesson, at its end and on paper; their code is loaded when they are first shown. */
import type { ComponentType } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import t from '#words/learn';
import { answerOf } from '../../asking/ask';
import { lazyComponent } from '../../ui/lazily';
import type { ExercisesModel, ExerciseSet } from '../exercises/exercises_model';
import type { PrintedSheet } from '../exercises/sheet';
import type { LearnModel } from './learn_model';
import { LessonSurroundings, partId } from './lesson';
import { holdAtTop, useArrival } from './lesson_views';
import type { Lesson } from './lessons';
import { usePart } from './use_reached';

interface LessonProps {
  readonly model: LearnModel;
  readonly lesson: Lesson;
}

interface SheetProps extends LessonProps {
  readonly sheet: PrintedSheet;
}

/** Their name among the parts of a lesson. */
export const EXERCISES_PART = 'exercises';

const ends = new Map<string, ComponentType<LessonProps>>();
const sheets = new Map<string, ComponentType<SheetProps>>();

export function LessonExercises({ model, lesson }: LessonProps) {
  const End = lately(ends, lesson, async () => {
    const [{ Exercises }, { default: words }, exercises] = await Promise.all([
      import('../exercises/Exercises'),
      import('#words/exercises'),
      model.openExercises(lesson),
    ]);
    return function OfLesson() {
      const end = useRef<HTMLDivElement>(null);
      useVisit(exercises, model);
      const { waits, isDrawn } = usePart(end, { name: EXERCISES_PART, title: words('heading') });
      const isAsked = useLead(end, model);
      return (
        <div ref={end} data-waits={waits && !isAsked}>
          {(isDrawn || isAsked) && <Exercises model={exercises} id={partId(EXERCISES_PART)} />}
        </div>
      );
    };
  });
  return <End model={model} lesson={lesson} />;
}

/** Replaces the lesson: its exercises to print, the results, or notes for teachers. */
export function ExerciseSheet({ model, lesson, sheet }: SheetProps) {
  const Sheets = lately(sheets, lesson, async () => {
    const [{ Worksheet, ResultsSheet, SheetFailure }, { ForTeachers }, exercises] =
      await Promise.all([
        import('../exercises/Sheets'),
        import('../exercises/ForTeachers'),
        model.openExercises(lesson),
      ]);
    const views = { worksheet: Worksheet, 'hand-in': ResultsSheet, 'for-teachers': ForTeachers };
    const title = t(`lesson-${lesson.slug}-title`);

    function Made({
      set,
      sheet: shown,
    }: {
      readonly set: ExerciseSet;
      readonly sheet: PrintedSheet;
    }) {
      const page = useRef<HTMLDivElement>(null);
      useArrival(page, model);
      const View = views[shown];
      return (
        <div ref={page}>
          <View model={exercises} set={set} title={title} />
        </div>
      );
    }

    return function OfLesson({ sheet: shown }: SheetProps) {
      useVisit(exercises, model);
      const set = answerOf(exercises.state.value);
      return set ? <Made set={set} sheet={shown} /> : <SheetFailure model={exercises} />;
    };
  });
  return <Sheets model={model} lesson={lesson} sheet={sheet} />;
}

/** A view for each lesson, whose code is loaded when it is first shown. */
function lately<Props extends object>(
  views: Map<string, ComponentType<Props>>,
  { slug }: Lesson,
  load: (props: Props) => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const view = views.get(slug) ?? lazyComponent(load);
  views.set(slug, view);
  return view;
}

function useVisit(exercises: ExercisesModel, model: LearnModel): void {
  const { query } = model.arrival.value;
  useLayoutEffect(() => exercises.visit(query), [exercises, query]);
}

/**
 * Leads to the exercises, which come after the lesson's text, if the address asks for them; returns whether it does.
 */
function useLead(end: { readonly current: HTMLElement | null }, model: LearnModel): boolean {
  const { query, part } = model.arrival.value;
  const { isFramed } = useContext(LessonSurroundings);
  const isAsked = part === EXERCISES_PART || query.has('seed') || query.has('exercises');
  useLayoutEffect(() => {
    const heading = end.current?.querySelector('h2');
    if (!heading || !isAsked || isFramed) return undefined;
    heading.focus({ preventScroll: true });
    return holdAtTop(heading);
  }, [query]);
  return isAsked;
}
