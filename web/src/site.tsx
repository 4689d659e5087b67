import { render } from 'preact';
import { browserAddressBar } from './address_bar';
import type { EmbedModel, EmbedModelParts } from './model/embed/embed_model';
import { createSiteModel } from './model/site_model';
import type { SiteModel } from './model/site_model';
import { App } from './pages/App';
import { tabStore } from './session_store';
import { createBoardAnalyst } from './solver/board_analyst_client';
import type { StartPort } from './solver/ports/port';
import './styles/base.css';

/** What differs between the page and its one file. */
export interface SiteSettings {
  readonly startPort: StartPort;
  /** Absent where nothing lies beside the page that could be embedded. */
  readonly loadEmbed?: (parts: EmbedModelParts) => Promise<EmbedModel>;
}

/** The whole site, in the document's `#app`. */
export function startSite({ startPort, loadEmbed }: SiteSettings): SiteModel {
  const addressBar = browserAddressBar(window);
  const analyst = createBoardAnalyst(startPort);
  const site = createSiteModel({
    addressBar,
    analyst,
    keep: tabStore(window, 'tartan-board'),
    loadPlay: async () => {
      const { createPlayModel } = await import('./play');
      return createPlayModel({ analyst, addressBar, keep: tabStore(window, 'tartan-game') });
    },
    loadSolve: async () => {
      const { createBrowserWorkStore, createSolver, createSolveModel } = await import('./solve');
      return createSolveModel({
        solver: createSolver(startPort, navigator.hardwareConcurrency),
        addressBar,
        store: createBrowserWorkStore(),
        loadSequence: async (place) => {
          const { createSequenceModels, createSequenceSolver } = await import('./sequence');
          const openSolver = () => createSequenceSolver(startPort);
          return createSequenceModels(openSolver, place, tabStore(window, 'tartan-values'));
        },
      });
    },
    ...(loadEmbed && {
      loadEmbed: (shownPosition) => loadEmbed({ addressBar, shownPosition }),
    }),
  });
  addressBar.onVisit(() => site.visit());
  addEventListener('pagehide', () => site.save());
  site.visit();

  const place = document.getElementById('app');
  if (place !== null) render(<App site={site} />, place);
  return site;
}
