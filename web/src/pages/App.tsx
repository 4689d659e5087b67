import { useSignalEffect } from '@preact/signals';
import { h, type ComponentType, type FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { progressFraction } from '../engine/api/solver';
import { countSymbol } from '../text/places';
import boardWords from '#words/board';
import t from '#words/site';
import styles from './App.module.css';
import { BoardPage } from './board/BoardPage';
import { LanguageChoice } from './LanguageChoice';
import { lazyComponent } from '../ui/lazily';
import { isFlippingGame } from '../game/game';
import { GameMenu } from '../study_views/GameMenu';
import { HasLessons } from '../ui/LessonLink';
import { Message } from '../ui/Message';
import { Menu } from '../ui/Menu';
import { useMedia } from '../ui/use_media';
import { useFocusFallbackAcross } from '../ui/use_focus_fallback';
import type { LaterModels, LaterPage, PageName, SiteModel } from './site_model';

interface SiteProps {
  readonly site: SiteModel;
}

const GameWords = lazyComponent(async () => (await import('../study_views/GameWords')).GameWords);

/**
 * Each page is a component of its own, including the board: Preact keeps the first rendering of an element's direct
 * children, from which all later renderings could be reached, with everything that was ever on the page.
 */
const PAGES: Readonly<Record<PageName, ComponentType<SiteProps>>> = {
  board: ({ site }) => <BoardPage site={site} />,
  solve: later('solve', async () => (await import('./solve/SolvePage')).SolvePage),
  games: later('games', async () => (await import('./games/GamesPage')).GamesPage),
  nimbers: later('nimbers', async () => (await import('./nimbers/NimbersPage')).NimbersPage),
  learn: later('learn', async () => (await import('./learn/LearnPage')).LearnPage),
  embed: later('embed', async () => (await import('./embed/EmbedPage')).EmbedPage),
};

/** A page whose view and model are loaded when it is opened. */
function later<Name extends LaterPage>(
  name: Name,
  loadView: () => Promise<FunctionComponent<{ readonly model: LaterModels[Name] }>>,
): ComponentType<SiteProps> {
  return lazyComponent(async ({ site }) => {
    const [View, model] = await Promise.all([loadView(), site.open(name)]);
    return () => h(View, { model });
  });
}

/** Matches the style sheet: below this width the pages don't fit side by side. */
const NARROW = '(max-width: 40rem)';

export function App({ site }: SiteProps) {
  const main = useRef<HTMLElement>(null);
  const current = site.page.value;
  const CurrentPage = PAGES[current];
  const isNarrow = useMedia(NARROW);
  useFocusFallbackAcross(main, current, () => main.current);
  useSignalEffect(() => {
    document.title = pageTitle(site);
  });

  /** The address's hash names the page, so the skip link must not change it. */
  function skip(event: Event) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <HasLessons.Provider value={true}>
      <div class={styles.site} data-page={current}>
        <a class={styles.skip} href="#main" onClick={skip}>
          {t('skip')}
        </a>
        <header class={styles.header}>
          <p class={styles.name}>
            <TartanMark class={styles.mark} />
            <span class={styles.word}>{t('name')}</span>
          </p>
          {current === 'board' && <BoardGameMenu site={site} />}
          <nav aria-label={t('navigation')}>
            {isNarrow ? (
              <Menu sign={t('menu')}>
                {() => (
                  <>
                    <PageLinks site={site} />
                    {site.language && <LanguageChoice model={site.language} />}
                  </>
                )}
              </Menu>
            ) : (
              <PageLinks site={site} />
            )}
          </nav>
          {!isNarrow && site.language && <LanguageChoice model={site.language} />}
        </header>
        <main class={styles.main} id="main" ref={main} tabIndex={-1}>
          {site.unknownPage.value !== undefined && (
            <Message>{t('unknown-page', { page: site.unknownPage.value })}</Message>
          )}
          <CurrentPage site={site} />
        </main>
        <footer class={styles.footer}>
          <p>
            {t('colophon')} <Version />
          </p>
        </footer>
      </div>
    </HasLessons.Provider>
  );
}

/** Inserted by the build. */
declare const TARTAN_VERSION: string;

/** The version, with a link to the changelog, except in the one-file page, which has no files beside it. */
function Version() {
  const name = `${t('name')} ${TARTAN_VERSION}`;
  if (import.meta.env.MODE === 'one-file') return <span dir="ltr">{name}</span>;
  return (
    <a href="about/changelog.html" hreflang="en" dir="ltr">
      {name}
    </a>
  );
}

/** The game menu of the board, in the header. A lesson beside the board has games of its own. */
function BoardGameMenu({ site: { board, lessonBeside } }: SiteProps) {
  const { game } = (lessonBeside.shown.value?.model ?? board).state.value.study;
  return (
    <GameMenu
      shown={game}
      name={
        isFlippingGame(game) ? (
          boardWords('game-flipping-game')
        ) : (
          <GameWords game={game} part="name" />
        )
      }
      openBoard={board.knowledge.openBoard}
      onChoose={(chosen) => {
        lessonBeside.show(undefined);
        board.setUps.setGame(chosen);
      }}
    />
  );
}

function PageLinks({ site }: SiteProps) {
  return (
    <ul class={styles.pages}>
      {site.pages.map((name) => (
        <li key={name}>
          <a
            href={site.addresses[name].value}
            aria-current={name === site.page.value ? 'page' : undefined}
          >
            {t(`page-${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The page's title. During a long run it shows the progress; on a first visit it says where one is, as search engines
 * show it.
 */
function pageTitle(site: SiteModel): string {
  const run = site.later.solve.value?.run.state.value;
  if (run?.status === 'running' && run.shown && run.progress !== undefined) {
    const { rows, columns } = run.question;
    return t('running-title', {
      percent: Math.floor(progressFraction(run.progress) * 100),
      name: countSymbol(rows.size, columns.size),
    });
  }
  const { page, board } = site;
  if (page.value === 'board' && site.isFirstMinute.value) return t('home-title');
  const plays = page.value === 'board' && board.state.value.look.mode === 'play';
  const lesson = page.value === 'learn' ? site.later.learn.value?.title.value : undefined;
  return t('title', {
    page: lesson ?? (plays ? boardWords('mode-play') : t(`page-${page.value}`)),
  });
}

/** The logo: a tartan of two stripes each way, darker where they cross. */
function TartanMark({ class: className }: { readonly class?: string | undefined }) {
  return (
    <svg class={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="currentColor" />
      <g fill="var(--paper)" fill-opacity="0.3">
        <path d="M5 0h8v32H5zM21 0h3v32h-3z" />
        <path d="M0 5h32v8H0zM0 21h32v3H0z" />
      </g>
      <path d="M17 0v32M0 17h32" stroke="var(--paper)" stroke-width="1.5" />
    </svg>
  );
}
