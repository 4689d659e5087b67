import { startSite } from './site/site';
import { startLanguage } from './site/site_language';
import type { SiteModel } from './pages/site_model';
import {
  startBoardsUrlWorker,
  startTablesUrlWorker,
  startUrlWorker,
} from './engine/wire/url_worker';

/** What the first view does without is loaded once the browser is done with it. */
const LATE_LOADING_MS = 1_000;

// Not awaited at the top: the texts import from this script, and would wait for its end as it does for them.
void startLanguage(window).then((language) => {
  const site = startSite({
    language,
    startBoardsPort: startBoardsUrlWorker,
    startPort: startUrlWorker,
    startTablesPort: startTablesUrlWorker,
    loadEmbed: async (parts) => (await import('./pages/embed/embed_model')).createEmbedModel(parts),
  });
  // In development every file is as it is now.
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') loadVersionsLater(site);
  else addEventListener('load', () => loadVersionsLater(site), { once: true });
});

function loadVersionsLater(site: SiteModel): void {
  setTimeout(() => {
    import('./site/versions').then(
      ({ startVersions }) => startVersions(site),
      () => undefined,
    );
  }, LATE_LOADING_MS);
}
