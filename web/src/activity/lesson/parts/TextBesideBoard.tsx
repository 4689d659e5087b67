import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import t from '#words/learn';
import { lazyComponent } from '../../../ui/lazily';
import type { ShownBeside } from '../lesson_beside';
import styles from '../learn.module.css';
import { LessonSurroundings } from '../lesson';

/** Loaded with the text, which has boards of its own. */
const BoardFigure = lazyComponent(async () => (await import('./LessonBoard')).BoardFigure);

/** The text of a lesson with a board beside it: the one that the current text is about. */
export function TextBesideBoard({ children }: { readonly children: ComponentChildren }) {
  const around = useContext(LessonSurroundings);
  const shown = useSignal<ShownBeside | undefined>(undefined);
  const within = useMemo(() => ({ ...around, shown, isBoardOwn: true }), [around, shown]);
  return (
    <>
      <aside class={styles.board} aria-label={t('lesson-board')} data-screen>
        {shown.value && <BoardFigure key={shown.value.model} shown={shown.value} />}
      </aside>
      <LessonSurroundings.Provider value={within}>{children}</LessonSurroundings.Provider>
    </>
  );
}
