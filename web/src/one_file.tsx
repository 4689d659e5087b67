import { startIn } from './activity/lesson/lesson_file';
import { startSite } from './site/site';
import { startLanguage } from './site/site_language';
import { startWorker } from '#solver/port';
import { startWorker as startTablesWorker } from '#tables/port';

// A lesson that was saved begins with itself, where nobody asks for anything else.
const start = startIn(document);
if (start !== undefined && location.hash === '') history.replaceState(null, '', start.content);

void startLanguage(window, start?.lang).then((language) =>
  startSite({
    language,
    startBoardsPort: startWorker,
    startPort: startWorker,
    startTablesPort: startTablesWorker,
  }),
);
