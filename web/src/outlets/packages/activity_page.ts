/**
 * `index.html`, the page that a course site opens: the connection with the site, and the activity, in one document. A
 * frame within it would be sandboxed, and sites refuse their files to a frame without cookies.
 */
import { activityKeys, hasOwnSets, type NamedActivity } from './activity';
import { attributesText, markupText, type XmlAttribute } from './markup';

/** In WebKit 'self' matches nothing if a site opens the page in a sandbox. */
const BESIDE = "'self' http: https:";

/** Allows files and a worker made from the script, and no inline script or style. */
const POLICY = [
  "default-src 'none'",
  `script-src ${BESIDE} 'wasm-unsafe-eval'`,
  `style-src ${BESIDE}`,
  'worker-src blob:',
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** `frame` is the name of the script that draws the activity, and of its style sheet. */
export function activityPage(activity: NamedActivity, frame: string): string {
  const { lang, title, pass, standard, notLoaded } = activity;
  const course: readonly XmlAttribute[] = [
    ['src', 'course.js'],
    ['data-host', `scorm-${standard}`],
    ...(pass === undefined ? [] : [['data-pass', String(pass)] as const]),
    ...(hasOwnSets(activity) ? [['data-seed', 'learner'] as const] : []),
    ['data-settings', settingsOf(activity)],
  ];
  return `<!doctype html>
<html ${attributesText([['lang', lang]])}>
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${markupText(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${frame}.css" />
    <link rel="stylesheet" href="course.css" />
    <script ${attributesText(course)} defer></script>
    <script src="${frame}.js" defer></script>
  </head>
  <body>
    <div id="app" data-course><p class="missing">${markupText(notLoaded)}</p></div>
  </body>
</html>
`;
}

/** The keys of the frame's address. */
function settingsOf(activity: NamedActivity): string {
  const { seed, lang } = activity;
  const settings = new URLSearchParams(activityKeys(activity).map(([key, value]) => [key, value]));
  if (seed !== undefined) settings.set('seed', String(seed));
  settings.set('lang', lang);
  return settings.toString();
}
