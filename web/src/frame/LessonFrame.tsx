import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { LessonText } from '../pages/learn/LessonPage';
import type { LessonProps } from '../pages/learn/lesson_views';
import { LessonSurroundings } from '../pages/learn/lesson';
import t from '#words/learn';
import { Message } from '../views/parts/Message';
import styles from './LessonFrame.module.css';

interface Watched {
  /** What is shown has become higher or lower, or wider. */
  readonly onResize: () => void;
}

/** A lesson alone: its title, its text, its exercises. */
export function LessonFrame({ onResize, ...props }: LessonProps & Watched) {
  const { model, lesson } = props;
  const surroundings = useMemo(
    () => ({ isFramed: true, hasOtherSets: !model.arrival.peek().query.has('seed') }),
    [model],
  );
  const title = t(`lesson-${lesson.slug}-title`);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LessonSurroundings.Provider value={surroundings}>
      <Main onResize={onResize}>
        <h1 class={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <LessonText {...props} />
      </Main>
    </LessonSurroundings.Provider>
  );
}

export function NoLesson({ message, onResize }: Watched & { readonly message: string }) {
  return (
    <Main onResize={onResize}>
      <Message>
        <p role="alert">{message}</p>
      </Message>
    </Main>
  );
}

function Main({ onResize, children }: Watched & { readonly children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current === null) return undefined;
    const sizes = new ResizeObserver(onResize);
    sizes.observe(main.current);
    return () => sizes.disconnect();
  }, [onResize]);
  return (
    <main class={styles.lesson} ref={main} data-frame data-printed>
      {children}
    </main>
  );
}
