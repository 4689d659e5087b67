/** `index.html`, the page that a course site opens: the activity in its frame, and what speaks with the site. */
import { activityKeys, hasOwnSets } from './activity';
import type { NamedActivity } from './activity';
import { attributesText, markupText } from './markup';
import type { Attribute } from './markup';

/** To WebKit 'self' is nothing where a site opens the page in a sandbox. */
const BESIDE = "'self' http: https:";

/** Files, and no script or style within the page. */
const POLICY = `default-src 'none'; script-src ${BESIDE}; style-src ${BESIDE}; frame-src ${BESIDE}; img-src data:; base-uri 'none'; form-action 'none'`;

export function activityPage(activity: NamedActivity, frame: string): string {
  const { lang, title, pass, standard } = activity;
  const course: readonly Attribute[] = [
    ['src', 'course.js'],
    ['data-host', `scorm-${standard}`],
    ...(pass === undefined ? [] : [['data-pass', String(pass)] as const]),
    ...(hasOwnSets(activity) ? [['data-seed', 'learner'] as const] : []),
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
    <link rel="stylesheet" href="course.css" />
    <script ${attributesText(course)} defer></script>
    <script src="flipping-game.js" defer></script>
  </head>
  <body>
    <flipping-game ${attributesText(elementAttributes(activity, frame))}></flipping-game>
  </body>
</html>
`;
}

const ATTRIBUTES = [
  ...['lesson', 'exercises', 'puzzles', 'game', 'rows', 'columns'],
  ...['mode', 'position', 'opponent', 'you', 'hide', 'lock'],
];

/** What isn't an attribute of the element is a key of its frame's address. */
function elementAttributes(activity: NamedActivity, frame: string): readonly Attribute[] {
  const { seed, lang, title } = activity;
  const keys = activityKeys(activity);
  const isOwn = ([key]: Attribute) => ATTRIBUTES.includes(key);
  const further = keys.filter((setting) => !isOwn(setting));
  return [
    ['src', frame],
    ...keys.filter(isOwn),
    ...(seed === undefined ? [] : [['seed', String(seed)] as const]),
    ...(further.length === 0
      ? []
      : [['settings', further.map((setting) => setting.join('=')).join('&')] as const]),
    ['lang', lang],
    ['title', title],
    ['loading', 'eager'],
  ];
}
