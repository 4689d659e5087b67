import type { ClothModel } from './cloth_model';
import type { ClothFacts } from '../engine/api/cloth';
import t from '#words/cloth';
import { Button } from '../ui/Button';
import { Digits } from '../ui/Digits';
import { useHand } from '../ui/use_media';
import layout from '../ui/layout.module.css';
import styles from './cloth.module.css';

interface ThreadsProps {
  readonly model: ClothModel;
  readonly facts: ClothFacts;
  readonly heading: 'h2' | 'h4';
}

const HEADING_ID = 'cloth-threads';

/** The list of threads. Pointing at one shows it alone; pressing switches it off or on. */
export function Threads({ model, facts, heading: Heading }: ThreadsProps) {
  const off = model.off.value;
  const hand = useHand();
  const counts = { on: facts.threads.length - off.size, all: facts.threads.length };
  return (
    <section class={`${layout.tight} ${styles.list}`} aria-labelledby={HEADING_ID} data-screen>
      <Heading class={layout.subtitle} id={HEADING_ID}>
        {t('threads')}
      </Heading>
      <p class={`${layout.note} ${layout.words}`}>{t('threads-how', { hand })}</p>
      <div class={styles.threads} onPointerLeave={() => model.point(undefined)}>
        {facts.threads.map(({ a, b, rowMoves, columnMoves }, thread) => (
          <button
            key={thread}
            type="button"
            class={styles.thread}
            aria-pressed={!off.has(thread)}
            onPointerEnter={({ pointerType }) => {
              if (pointerType !== 'touch') model.point(thread);
            }}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) model.point(thread);
            }}
            onBlur={() => model.point(undefined)}
            onClick={() => model.toggle(thread)}
          >
            <span class={styles.pair} dir="ltr">
              {t('thread', { a, b })}
            </span>
            {!model.hides.answers && <Digits value={rowMoves * columnMoves} />}
          </button>
        ))}
      </div>
      <p role="status">
        {model.hides.answers
          ? t('sum-hidden', counts)
          : t('sum', { ...counts, count: model.sum.value ?? 0n })}{' '}
        {off.size > 0 && <Button onClick={() => model.showThreads()}>{t('all-threads')}</Button>}
      </p>
    </section>
  );
}
