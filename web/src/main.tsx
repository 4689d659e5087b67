import { startSite } from './site/site';
import { startLanguage } from './site/site_language';
import {
  startBoardsUrlWorker,
  startTablesUrlWorker,
  startUrlWorker,
} from './engine/ports/url_worker';

/** What the first view does without is loaded once the browser is done with it. */
const REST_MILLISECONDS = 1_000;

const site = startSite({
  language: await startLanguage(window),
  startBoardsPort: startBoardsUrlWorker,
  startPort: startUrlWorker,
  startTablesPort: startTablesUrlWorker,
  loadEmbed: async (parts) => (await import('./pages/embed/embed_model')).createEmbedModel(parts),
});
// In development every file is as it is now.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') loadVersionsLater();
  else addEventListener('load', loadVersionsLater, { once: true });
}

function loadVersionsLater(): void {
  setTimeout(() => {
    import('./site/versions').then(
      ({ startVersions }) => startVersions(site),
      () => undefined,
    );
  }, REST_MILLISECONDS);
}
