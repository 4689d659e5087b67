/** The icons of the installed page, in `web/public`. `npm run pictures` draws them from the favicon. */
export const APP_ICONS = [192, 512].flatMap((size) => [
  { file: `icon-${size}.png`, size, purpose: 'any' },
  // Each launcher cuts it to its own shape.
  { file: `icon-maskable-${size}.png`, size, purpose: 'maskable' },
]);

/** The icon on the home screen of iOS, which rounds its corners itself. */
export const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, purpose: 'touch' };
