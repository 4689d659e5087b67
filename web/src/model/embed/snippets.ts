/**
 * What is pasted into another page. The frame stands in a sandbox in which it may run its script and
 * nothing else; where a site keeps only what it knows, a plain iframe is left of it.
 */
import type { SnippetKind, Width } from './embed_settings';

/** A slide of reveal.js is 700 pixels high, and hides what is below. */
const SLIDE_HEIGHT = 640;

export interface SnippetParts {
  /** Where the files of the page lie, with a `/` at its end. */
  readonly folder: string;
  /** What the board is set to: the frame's keys, and the element's attributes. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** In CSS pixels. */
  readonly width: Width;
  readonly height: number;
}

export function snippetOf(kind: SnippetKind, parts: SnippetParts): string {
  switch (kind) {
    case 'element':
      return elementSnippet(parts);
    case 'frame':
    case 'moodle':
    case 'canvas':
      return iframeSnippet(parts);
    case 'jupyter-book-2':
      return `\`\`\`{iframe} ${frameAddress(parts)}\n:width: 100%\n\`\`\`\n`;
    case 'jupyter-book-1':
      return `\`\`\`{raw} html\n${iframeSnippet(parts)}\`\`\`\n`;
    case 'reveal':
      return slideSnippet(parts);
  }
}

/** The address of the frame with this board in it. */
export function frameAddress({ folder, settings }: Pick<SnippetParts, 'folder' | 'settings'>) {
  // Commas and points may stand in an address as they are, and a reader knows them again.
  const query = settings.map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return `${folder}embed.html?${query.join('&')}`;
}

function elementSnippet({ folder, settings, title, width }: SnippetParts): string {
  const script = tag('script', [
    ['src', `${folder}flipping-game.js`],
    ['defer', undefined],
  ]);
  const element = tag('flipping-game', [
    ...settings,
    ['title', title],
    ['style', `max-width: ${width}px`],
  ]);
  return `${script}</script>\n${element}</flipping-game>\n`;
}

function iframeSnippet(parts: SnippetParts): string {
  return `${tag('iframe', [
    ['src', frameAddress(parts)],
    ...frameAttributes(parts),
    ['loading', 'lazy'],
  ])}</iframe>\n`;
}

/** reveal.js itself loads what stands in `data-src`, when its slide is shown. */
function slideSnippet(parts: SnippetParts): string {
  const height = Math.min(parts.height, SLIDE_HEIGHT);
  const frame = tag('iframe', [
    ['data-src', frameAddress(parts)],
    ...frameAttributes({ ...parts, height }),
  ]);
  return `<section>\n  ${frame}</iframe>\n</section>\n`;
}

function frameAttributes({ title, width, height }: SnippetParts): readonly Attribute[] {
  return [
    ['title', title],
    ['width', width],
    ['height', String(height)],
    ['style', 'max-width: 100%; border: 0'],
    ['sandbox', 'allow-scripts'],
  ];
}

type Attribute = readonly [name: string, value: string | undefined];

function tag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([key, value]) =>
    value === undefined ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
