/**
 * Code to paste into another page. The frame is sandboxed and may only run its script; sites that allow only known
 * markup reduce it to a plain iframe.
 */
import { attributesText, type XmlAttribute } from '../../outlets/packages/markup';
import {
  showsBoard,
  type EmbedSettings,
  type LinkedSite,
  type SnippetKind,
} from './embed_settings';

/** A slide of reveal.js is 700 pixels high, and hides what is below. */
const SLIDE_HEIGHT_PX = 640;
/** MyST's themes make a frame three fifths as high as their text is wide, which is about 700 pixels. */
const BOOK_HEIGHT_PX = 400;

export interface SnippetParts {
  /** The folder of the page's files, with a `/` at its end. */
  readonly folder: string;
  /** The settings of the board: keys of the frame, and attributes of the element. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  /** The frame's title for screen readers. */
  readonly title: string;
  /** In CSS pixels. */
  readonly width: EmbedSettings['width'];
  readonly height: number;
}

/** The height of everything below the discs, in pixels. */
const BESIDE_DISCS_PX = 120;
/**
 * A lesson is as high as a window, and a picture as high as it is with its text; in a course site there is more around
 * it.
 */
const OTHER_HEIGHTS = { lesson: 800, tartan: 900, course: 480 };

/** The approximate height of a frame, before the live view has reported it. */
export function estimatedHeight(settings: EmbedSettings): number {
  const { what, position, width, height } = settings;
  if (what !== 'board' && !showsBoard(settings))
    return Math.min(OTHER_HEIGHTS[what], height ?? Infinity);
  const discs = (Number(width) * position.rows) / position.columns;
  const needed = Math.round(Math.min(discs, Number(width)) + BESIDE_DISCS_PX);
  return Math.min(needed, height ?? Infinity);
}

export function snippetOf(kind: SnippetKind, parts: SnippetParts): string {
  switch (kind) {
    case 'element':
      return `${scriptTag(parts)}\n${elementTag(parts)}\n`;
    case 'frame':
    case 'moodle':
    case 'canvas':
    case 'vitepress':
      return iframeSnippet(parts, HTML_STYLE);
    case 'jupyter-book-2':
      return bookSnippet(parts);
    case 'jupyter-book-1':
      return `\`\`\`{raw} html\n${iframeSnippet(parts, HTML_STYLE)}\`\`\`\n`;
    case 'docusaurus':
      return iframeSnippet(parts, JSX_STYLE);
    case 'reveal':
      return slideSnippet(parts);
  }
}

/** The address of the frame with this board in it. */
export function embedAddress({ folder, settings }: Pick<SnippetParts, 'folder' | 'settings'>) {
  return `${folder}embed.html?${queryText(settings)}`;
}

/** Commas and colons stay readable, as an address allows them. */
function queryText(settings: SnippetParts['settings']): string {
  const written = (value: string) =>
    encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return settings.map(([key, value]) => `${key}=${written(value)}`).join('&');
}

function scriptTag({ folder }: SnippetParts): string {
  return `<script ${attributesText([['src', `${folder}flipping-game.js`]])} defer></script>`;
}

function elementTag({ settings, title, width }: SnippetParts, more: readonly XmlAttribute[] = []) {
  const attributes = [...settings, ['title', title], ['width', width], ...more] as const;
  return `<flipping-game ${attributesText(attributes)}></flipping-game>`;
}

const HTML_STYLE = 'style="max-width: 100%; border: 0"';
/** MDX reads attributes as JSX. Docusaurus otherwise gives iframes a colour scheme of their own. */
const JSX_STYLE = "style={{ maxWidth: '100%', border: 0, colorScheme: 'inherit' }}";

/** A lesson has links, which open in another tab. */
const WITH_LINKS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

function iframeSnippet(parts: SnippetParts, style: string): string {
  const { title, width, height } = parts;
  const size = attributesText([
    ['src', embedAddress(parts)],
    ['title', title],
    ['width', width],
    ['height', String(height)],
  ]);
  const sandbox = has(parts, 'lesson') ? WITH_LINKS : 'allow-scripts';
  return `<iframe ${size} ${style} sandbox="${sandbox}" loading="lazy"></iframe>\n`;
}

/** Code for a course site without packages: a graded activity by its address. */
export function linkedSnippet(site: LinkedSite, parts: Omit<SnippetParts, 'height'>): string {
  const { folder, settings, title, width } = parts;
  const address = `${folder}course.html?${queryText([['host', site], ...settings])}`;
  const size: readonly XmlAttribute[] = [
    ['title', title],
    ['width', width],
    ['height', String(OTHER_HEIGHTS.lesson)],
  ];
  if (site === 'splice') {
    const frame = attributesText([['src', address], ...size, ['sandbox', WITH_LINKS]]);
    return `<iframe ${frame} ${HTML_STYLE}></iframe>\n`;
  }
  const input = attributesText([...JSINPUT, ['html_file', address], ...size]);
  return `<problem>
  <customresponse cfn="grade">
    <script type="loncapa/python">
import json
def grade(expect, answer):
    score = float(json.loads(answer)["answer"] or 0)
    ok = True if score == 1 else "Partial" if score else False
    return {"ok": ok, "msg": "", "grade_decimal": score}
    </script>
    <jsinput ${input} />
  </customresponse>
</problem>
`;
}

/** The names of the functions that the frame answers to. */
const JSINPUT: readonly XmlAttribute[] = [
  ['gradefn', 'getGrade'],
  ['get_statefn', 'getState'],
  ['set_statefn', 'setState'],
  ['sop', 'false'],
];

/** A lesson scrolls anyway. */
function bookSnippet(parts: SnippetParts): string {
  const low = has(parts, 'lesson') ? [] : heightUnless(parts, BOOK_HEIGHT_PX);
  const address = embedAddress({ ...parts, settings: [...parts.settings, ...low] });
  return `\`\`\`{iframe} ${address}\n:width: 100%\n:title: ${parts.title}\n\`\`\`\n`;
}

function has({ settings }: SnippetParts, name: string): boolean {
  return settings.some(([key]) => key === name);
}

function heightUnless(parts: SnippetParts, height: number): readonly XmlAttribute[] {
  return has(parts, 'height') ? [] : [['height', String(height)]];
}

/** The element, as reveal.js unloads a plain iframe with each slide, and the game in it. */
function slideSnippet(parts: SnippetParts): string {
  const element = elementTag(parts, [
    ...heightUnless(parts, SLIDE_HEIGHT_PX),
    ['style', 'margin: auto'],
  ]);
  return `<section>\n  ${scriptTag(parts)}\n  ${element}\n</section>\n`;
}

/** The location of this page and of the files that other pages load. */

export interface PagePlace {
  /** The page's folder, with a `/` at its end. */
  readonly folder: string;
  /** `local`: other machines can't reach it. `insecure`: https pages don't frame it. */
  readonly trouble: 'local' | 'insecure' | undefined;
}

const LOCAL_HOSTS = /^(?:localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/u;

export function pagePlaceOf(address: string): PagePlace {
  const { href, hostname, protocol } = new URL('./', address);
  if (protocol === 'file:' || LOCAL_HOSTS.test(hostname)) return { folder: href, trouble: 'local' };
  return { folder: href, trouble: protocol === 'https:' ? undefined : 'insecure' };
}
