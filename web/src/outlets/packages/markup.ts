/** XML and HTML with escaped text. */

export type XmlAttribute = readonly [name: string, value: string];

/** Escapes a text for use between tags or in an attribute, and removes the characters that XML forbids. */
export function markupText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** `src="a.js" title="A &amp; B"` */
export function attributesText(attributes: readonly XmlAttribute[]): string {
  return attributes.map(([name, value]) => `${name}="${markupText(value)}"`).join(' ');
}

/** An XML element around a text, or around other elements, each on lines of its own. */
export function xmlElement(
  name: string,
  attributes: readonly XmlAttribute[],
  content: string | readonly string[] = [],
): string {
  const start = [name, attributesText(attributes)].filter((part) => part !== '').join(' ');
  if (typeof content === 'string') return `<${start}>${markupText(content)}</${name}>`;
  if (content.length === 0) return `<${start} />`;
  const inside = content.map((element) => element.replaceAll(/^/gmu, '  '));
  return [`<${start}>`, ...inside, `</${name}>`].join('\n');
}
