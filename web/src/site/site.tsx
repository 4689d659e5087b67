import { render } from 'preact';
import { App } from '../pages/App';
import type { EmbedModel, EmbedModelDependencies } from '../pages/embed/embed_model';
import { createLessonBeside } from '../activity/lesson/lesson_beside';
import { createSiteModel, type SiteLanguage, type SiteModel } from '../pages/site_model';
import { browserAddressBar, firstVisitIn, tabStore } from './browser';
import { createGameEngine } from '../engine/client/engines';
import type { StartWorkerPort } from '../engine/wire/port';
import { createStudyModel } from '../study/study_model';
import '../styles/base.css';
import '../text/withstand_translators';
import { wantsStillness } from '../ui/use_media';

/** The differences between the page and its one-file version. */
interface SiteSettings {
  readonly language: SiteLanguage;
  /** For boards coin by coin: all that the first view needs. */
  readonly startBoardsPort: StartWorkerPort;
  /** For counts of any length. */
  readonly startPort: StartWorkerPort;
  /** For nimbers, line games and tables, which have a module of their own. */
  readonly startTablesPort: StartWorkerPort;
  /** Undefined if there are no files beside the page that could be embedded or saved. */
  readonly loadEmbed?: (dependencies: EmbedModelDependencies) => Promise<EmbedModel>;
}

/** Starts the whole site in the document's `#app`. */
export function startSite({
  language,
  startBoardsPort,
  startPort,
  startTablesPort,
  loadEmbed,
}: SiteSettings): SiteModel {
  const addressBar = browserAddressBar(window);
  const engine = createGameEngine(startBoardsPort);
  const lessonBeside = createLessonBeside(addressBar);
  const board = createStudyModel({
    engine,
    addressBar: lessonBeside.studyBar,
    keep: tabStore(window, 'tartan-board'),
    isStill: wantsStillness,
  });
  const site = createSiteModel({
    board,
    lessonBeside,
    addressBar,
    newcomer: firstVisitIn(window),
    language,
    // In the order of the navigation.
    loaders: {
      solve: async () => (await import('./open_solve')).openSolve(startPort, addressBar),
      games: async () =>
        (await import('./open_games')).openGames(
          startTablesPort,
          addressBar,
          board.knowledge.openBoard,
        ),
      nimbers: async () =>
        (await import('./open_nimbers')).openNimbers(startTablesPort, addressBar),
      learn: async () => {
        const { openLearn } = await import('./open_learn');
        return openLearn(engine, startPort, startTablesPort, addressBar, loadEmbed !== undefined);
      },
      ...(loadEmbed && { embed: () => loadEmbed({ addressBar, board }) }),
    },
  });
  addressBar.onVisit(() => site.visit());
  addEventListener('pagehide', () => site.save());
  site.visit();

  const place = document.getElementById('app');
  if (place !== null) render(<App site={site} />, place);
  return site;
}
