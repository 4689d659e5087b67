import { ExerciseSheet } from './LessonExercises';
import { askedSheet } from './exercises/sheet';
import { LessonList } from './LessonList';
import { LessonPage } from './LessonPage';
import { lessonViews } from './lesson_views';
import type { LearnProps } from './lesson_views';

const viewOf = lessonViews(LessonPage);

export function LearnPage({ model }: LearnProps) {
  const { lesson, query } = model.arrival.value;
  if (lesson === undefined) return <LessonList model={model} />;
  const sheet = askedSheet(query);
  if (sheet !== undefined)
    return <ExerciseSheet key={lesson.slug} model={model} lesson={lesson} sheet={sheet} />;
  const View = viewOf(lesson);
  return <View key={lesson.slug} model={model} />;
}
