/** Reads an XML text, and throws if it isn't well-formed. It knows the parts of XML that manifests use. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of an element without children. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const TOKEN =
  /<(?<end>\/)?(?<name>[A-Za-z][\w:.-]*)(?<attributes>[^<>]*?)(?<alone>\/)?>|(?<text>[^<>]+)/uy;

export function readXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/u, '');
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(body)?.groups;
    if (found === undefined) throw new Error(`not well formed at ${body.slice(at, at + 40)}`);
    const { end, name, attributes = '', alone, text } = found;
    const inside = open.at(-1)!;
    if (name === undefined) inside.text += unescaped(text ?? '');
    else if (end !== undefined) {
      if (open.length < 2 || open.pop()!.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      inside.children.push(element);
      if (alone === undefined) open.push(element);
    }
  }
  const [whole, ...others] = root.children;
  if (open.length > 1 || whole === undefined || others.length > 0)
    throw new Error('not one element');
  return whole;
}

function readAttributes(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  const rest = text.replaceAll(/\s+([\w:.-]+)="([^"]*)"/gu, (_, name: string, value: string) => {
    if (name in read) throw new Error(`${name} is there twice`);
    read[name] = unescaped(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`no attributes: ${rest}`);
  return read;
}

function unescaped(text: string): string {
  return text.replaceAll(/&(\w*);?/gu, (written, name: string) => {
    const letter = ENTITIES[name];
    if (letter === undefined || !written.endsWith(';')) throw new Error(`no entity: ${written}`);
    return letter;
  });
}

/** All descendants with this name. */
export function elementsIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsIn(child, name),
  ]);
}
