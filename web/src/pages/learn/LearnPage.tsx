import type { ComponentType } from 'preact';
import { lazily } from '../../views/parts/lazily';
import { ExerciseSheet } from './LessonExercises';
import { askedSheet } from './exercises/sheet';
import type { LearnModel } from './learn_model';
import { LessonList } from './LessonList';
import { LessonPage } from './LessonPage';
import type { Lesson } from './lessons';

interface LearnProps {
  readonly model: LearnModel;
}

const views = new Map<string, ComponentType<LearnProps>>();

/** The view of a lesson, whose text comes when it is first shown. */
function viewOf(lesson: Lesson): ComponentType<LearnProps> {
  const view =
    views.get(lesson.slug) ??
    lazily<LearnProps>(async ({ model }) => {
      const open = await model.open(lesson);
      return () => <LessonPage model={model} lesson={lesson} open={open} />;
    });
  views.set(lesson.slug, view);
  return view;
}

export function LearnPage({ model }: LearnProps) {
  const { lesson, query } = model.arrival.value;
  if (lesson === undefined) return <LessonList model={model} />;
  const sheet = askedSheet(query);
  if (sheet !== undefined)
    return <ExerciseSheet key={lesson.slug} model={model} lesson={lesson} sheet={sheet} />;
  const View = viewOf(lesson);
  return <View key={lesson.slug} model={model} />;
}
