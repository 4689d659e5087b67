import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import t from '#words/learn';
import { learnAddress } from '../learn_model';
import { partId, useLesson } from '../lesson';
import { LessonSurroundings } from '../surroundings';
import styles from './lesson_parts.module.css';

interface LessonPartProps {
  /** In its address, the same in every language. */
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** How far up its heading has to be until a reader has come to a part: two fifths of the window. */
const REACHED = '0px 0px -60% 0px';

/** A part of a lesson, with its own address. */
export function LessonPart({ name, title, children }: LessonPartProps) {
  const { slug, reach } = useLesson();
  const { isFramed } = useContext(LessonSurroundings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach(name);
      },
      { rootMargin: REACHED },
    );
    seen.observe(heading.current);
    return () => seen.disconnect();
  }, [name, reach]);
  return (
    <section aria-labelledby={partId(name)}>
      <h2 id={partId(name)} class={styles.heading} tabIndex={-1} ref={heading}>
        {title}{' '}
        {!isFramed && (
          <a
            class={styles.link}
            href={learnAddress(slug, name)}
            aria-label={t('link-to-part')}
            data-screen
          >
            <span aria-hidden="true">#</span>
          </a>
        )}
      </h2>
      {children}
    </section>
  );
}

/** What the reader knows at the end, in two sentences. */
export function Known({ children }: { readonly children: ComponentChildren }) {
  return (
    <section class={styles.known} aria-labelledby={partId('known')}>
      <h2 id={partId('known')} tabIndex={-1}>
        {t('known')}
      </h2>
      {children}
    </section>
  );
}
