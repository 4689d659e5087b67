import { afterFirstView } from './after_first_view';
import { startSite } from './site';
import { startUrlWorker } from './engine/ports/url_worker';

const site = startSite({
  startPort: startUrlWorker,
  loadEmbed: async (parts) => (await import('./pages/embed/embed_model')).createEmbedModel(parts),
});
// In development every file is as it is now.
if (import.meta.env.PROD)
  afterFirstView(async () => (await import('./versions')).startVersions(site));
