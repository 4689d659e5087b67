import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { offlineWords as t } from '../../text/offline';
import buttons from '../../views/parts/buttons.module.css';
import styles from './NewVersionLine.module.css';

interface NewVersionLineProps {
  /** Puts the new version in charge; absent while there is none. */
  readonly use: ReadonlySignal<(() => void) | undefined>;
  /** Whether a computation would be interrupted. */
  readonly isComputing: () => boolean;
}

/** Offers a newer version at the foot of the window, out of the way of what one does. */
export function NewVersionLine({ use, isComputing }: NewVersionLineProps) {
  const isPutOff = useSignal(false);
  const isShown = use.value !== undefined && !isPutOff.value;
  return (
    <aside class={isShown ? styles.line : undefined} aria-label={t('name')}>
      {/* Always there, so that what is put into it is heard. */}
      <div role="status" class={styles.words}>
        {isShown && (
          <>
            <p>{t('arrived')}</p>
            {isComputing() && <p class={styles.note}>{t('running')}</p>}
          </>
        )}
      </div>
      {isShown && (
        <div class={styles.actions}>
          <button type="button" class={buttons.strong} onClick={() => use.value?.()}>
            {t('use')}
          </button>
          <button type="button" class={buttons.quiet} onClick={() => (isPutOff.value = true)}>
            {t('later')}
          </button>
        </div>
      )}
    </aside>
  );
}
