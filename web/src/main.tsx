import { render } from 'preact';
import { browserAddressBar } from './address_bar';
import { createSiteModel } from './model/site_model';
import { App } from './pages/App';
import { tabStore } from './session_store';
import { createBoardAnalyst } from './solver/board_analyst_client';
import { startUrlWorker } from './solver/ports/url_worker';
import './styles/base.css';

const addressBar = browserAddressBar(window);
const analyst = createBoardAnalyst(startUrlWorker);
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
      solver: createSolver(startUrlWorker, navigator.hardwareConcurrency),
      addressBar,
      store: createBrowserWorkStore(),
      loadSequence: async (place) => {
        const { createSequenceModels, createSequenceSolver } = await import('./sequence');
        const openSolver = () => createSequenceSolver(startUrlWorker);
        return createSequenceModels(openSolver, place, tabStore(window, 'tartan-values'));
      },
    });
  },
});
addressBar.onVisit(() => site.visit());
addEventListener('pagehide', () => site.save());
site.visit();

const place = document.getElementById('app');
if (place !== null) render(<App site={site} />, place);
