/** All pictures that `npm run pictures` draws, with their paths, sizes and SVGs. */
import { APP_ICONS, TOUCH_ICON } from '../../web/build/icons';
import { PREVIEW } from '../../web/build/preview';
import { iconSource } from './icon_source';
import { previewSource } from './preview_source';

export const picturesToDraw = async () => [
  ...[...APP_ICONS, TOUCH_ICON].map((icon) => ({
    path: `web/public/${icon.file}`,
    width: icon.size,
    height: icon.size,
    source: iconSource(icon),
  })),
  { ...PREVIEW, path: `web/build/${PREVIEW.file}`, source: await previewSource() },
];
