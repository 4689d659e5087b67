/** Draws the picture of a counted board outside of Solve; loaded on demand. */
import { createCloth } from '../engine/client/cloth';
import type { StartWorkerPort } from '../engine/wire/port';
import { boardAddress } from '../study_views/board_address';
import { shownCloth, type MakeCloth } from '../cloth/shown_cloth';

export const openCloth =
  (startPort: StartWorkerPort): MakeCloth =>
  (asked) =>
    shownCloth(() => createCloth(startPort), { ...asked, discAddress: boardAddress });
