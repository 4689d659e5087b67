import { render } from 'preact';
import { App } from './pages/App';
import type { EmbedModel, EmbedModelParts } from './pages/embed/embed_model';
import { createSiteModel } from './pages/site_model';
import type { SiteModel } from './pages/site_model';
import { browserAddressBar, newcomerIn, tabStore } from './browser';
import { createGameEngine } from './engine/game_engine_client';
import type { StartPort } from './engine/ports/port';
import { createStudyModel } from './study/study_model';
import './styles/base.css';
import { markLanguage } from './text/language';

/** What differs between the page and its one file. */
export interface SiteSettings {
  readonly startPort: StartPort;
  /** Absent where nothing lies beside the page that could be embedded. */
  readonly loadEmbed?: (parts: EmbedModelParts) => Promise<EmbedModel>;
}

/** The whole site, in the document's `#app`. */
export function startSite({ startPort, loadEmbed }: SiteSettings): SiteModel {
  markLanguage(document);
  const addressBar = browserAddressBar(window);
  const board = createStudyModel({
    engine: createGameEngine(startPort),
    addressBar,
    keep: tabStore(window, 'tartan-board'),
  });
  const site = createSiteModel({
    board,
    addressBar,
    newcomer: newcomerIn(window),
    loadSolve: async () => (await import('./solve')).openSolve(startPort, addressBar),
    ...(loadEmbed && {
      loadEmbed: () => loadEmbed({ addressBar, board }),
    }),
  });
  addressBar.onVisit(() => site.visit());
  addEventListener('pagehide', () => site.save());
  site.visit();

  const place = document.getElementById('app');
  if (place !== null) render(<App site={site} />, place);
  return site;
}
