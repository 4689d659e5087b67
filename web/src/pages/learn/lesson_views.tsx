import type { ComponentType } from 'preact';
import { lazily } from '../../views/parts/lazily';
import type { OpenLesson } from './lesson';
import type { LearnModel } from './learn_model';
import type { Lesson } from './lessons';

export interface LearnProps {
  readonly model: LearnModel;
}

export interface LessonProps extends LearnProps {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
}

/** A view for each lesson, whose text comes when it is first shown. */
export function lessonViews(
  View: ComponentType<LessonProps>,
): (lesson: Lesson) => ComponentType<LearnProps> {
  const views = new Map<string, ComponentType<LearnProps>>();
  return (lesson) => {
    const view =
      views.get(lesson.slug) ??
      lazily<LearnProps>(async ({ model }) => {
        const open = await model.open(lesson);
        return () => <View model={model} lesson={lesson} open={open} />;
      });
    views.set(lesson.slug, view);
    return view;
  };
}
