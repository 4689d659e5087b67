import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { progressFraction } from '../model/progress_fraction';
import type { SiteModel } from '../model/site_model';
import { text } from '../text';
import styles from './App.module.css';
import { views } from './registry';
import { Message } from './shared/Message';
import { useKeptFocus } from './shared/use_kept_focus';
import { TartanMark } from './TartanMark';

export function App({ site }: { readonly site: SiteModel }) {
  const t = text();
  const main = useRef<HTMLElement>(null);
  const current = site.page.value;
  const view = site.view.value;
  const lastView = useRef(view);
  // The whole view goes away with the switch that led to another one; within a view it knows better.
  useKeptFocus(main, () =>
    view === lastView.current ? undefined : (modeInUse(main.current) ?? main.current),
  );
  useEffect(() => {
    lastView.current = view;
  });
  useSignalEffect(() => {
    document.title = pageTitle(site);
  });

  /** The address's hash names the page, so the skip link must not change it. */
  function skip(event: Event) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <a class={styles.skip} href="#main" onClick={skip}>
        {t.site.skip}
      </a>
      <header class={styles.header}>
        <p class={styles.name}>
          <TartanMark class={styles.mark} />
          {t.site.name}
        </p>
        <nav aria-label={t.site.navigation}>
          <ul class={styles.pages}>
            {site.pages.map((name) => (
              <li key={name}>
                <a
                  href={site.addresses[name].value}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {t.site.pages[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main class={styles.main} id="main" ref={main} tabIndex={-1}>
        {site.unknownPage.value !== undefined && (
          <Message>{t.site.unknownPage(site.unknownPage.value)}</Message>
        )}
        {views[view](site)}
      </main>
      <footer class={styles.footer}>
        <p>{t.site.colophon}</p>
      </footer>
    </>
  );
}

function modeInUse(main: HTMLElement | null): HTMLElement | null | undefined {
  return main?.querySelector<HTMLElement>('fieldset input:checked');
}

/** While a long run goes on, its progress can be seen from another tab. */
function pageTitle(site: SiteModel): string {
  const t = text();
  const run = site.solve.value?.run.value;
  if (run?.status === 'running' && run.shown && run.progress !== undefined) {
    const { rows, columns } = run.question;
    return t.site.runningTitle(
      progressFraction(run.progress),
      t.countName(rows.size, columns.size),
    );
  }
  const { view } = site;
  return t.site.title(view.value === 'play' ? t.board.modes.play : t.site.pages[view.value]);
}
