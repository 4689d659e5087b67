/**
 * Stores the page for visits without a network, offers newer versions, and names the installed app in its language;
 * loaded after the first view.
 */
import { effect, signal, useSignal, type ReadonlySignal } from '@preact/signals';
import { render } from 'preact';
import { canCacheVersions, storeTextsOffline, cacheVersions } from '../offline/registration';
import type { SiteModel } from '../pages/site_model';
import { isTranslated } from '../text/change_language';
import { DEFAULT_LANGUAGE } from '../text/language';
import t from '#words/offline';
import { Button } from '../ui/Button';
import layout from '../ui/layout.module.css';
import styles from './versions.module.css';

export function startVersions(site: SiteModel): void {
  effect(() => linkManifest(site.language?.spoken ?? DEFAULT_LANGUAGE));
  if (!canCacheVersions(window)) return;
  const use = signal<(() => void) | undefined>(undefined);
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.place ?? '';
  const isComputing = () => site.later.solve.value?.isComputing() === true;
  render(<NewVersionLine use={use} isComputing={isComputing} />, place);
  void cacheVersions(window, (version) => (use.value = () => version.use()));
  effect(() => {
    void storeTextsOffline(window, site.language?.spoken ?? '');
  });
}

/** Links the manifest of a language, so that a browser installs the page under its name in that language. */
function linkManifest(tag: string): void {
  const file = isTranslated(tag) ? `manifest.${tag}.webmanifest` : 'manifest.webmanifest';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./${file}`);
}

interface NewVersionLineProps {
  /** Activates the new version; undefined while there is none. */
  readonly use: ReadonlySignal<(() => void) | undefined>;
  /** True if a computation would be interrupted. */
  readonly isComputing: () => boolean;
}

/** Offers a newer version at the foot of the window, out of the reader's way. */
function NewVersionLine({ use, isComputing }: NewVersionLineProps) {
  const isPutOff = useSignal(false);
  const isShown = use.value !== undefined && !isPutOff.value;
  return (
    <aside class={isShown ? styles.line : undefined} aria-label={t('name')} data-screen>
      {/* A live region, always present, so that its changes are announced. */}
      <div role="status" class={layout.words}>
        {isShown && (
          <>
            <p>{t('arrived')}</p>
            {isComputing() && <p class={layout.note}>{t('running')}</p>}
          </>
        )}
      </div>
      {isShown && (
        <div class={styles.actions}>
          <Button look="strong" onClick={() => use.value?.()}>
            {t('use')}
          </Button>
          <Button onClick={() => (isPutOff.value = true)}>{t('later')}</Button>
        </div>
      )}
    </aside>
  );
}
