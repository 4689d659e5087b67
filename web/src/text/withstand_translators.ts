/**
 * Rendering on a page that a browser translates. A translator replaces the text nodes that Preact made, and Preact goes
 * on writing into nodes that nobody sees: the page shows old numbers beside new ones. So before a part of the page is
 * rendered, its own text nodes take their places again; afterwards the translation comes back where nothing has
 * changed. What has changed is in the page's language, until the translator gets to it. Importing this file is enough.
 */
import { options } from 'preact';

/** What is read of a virtual node. Preact's build shortens the names of its private fields; `mangle.json` there lists them. */
interface VirtualNode {
  /** The name of an element, a component, or null for text. */
  readonly type: unknown;
  readonly props: unknown;
  /** The children, once it is rendered. */
  readonly __k?: readonly (VirtualNode | null)[] | null;
  /** The node of the document. */
  readonly __e?: Node | null;
  readonly __?: VirtualNode | null;
}

interface RenderedElement extends VirtualNode {
  readonly __e: Node;
}

/** The hooks of Preact's `options` that are used: before a virtual node is rendered, and after all are. */
interface RenderHooks {
  vnode?: ((node: VirtualNode) => void) | undefined;
  __b?: ((node: VirtualNode) => void) | undefined;
  __c?: ((root: VirtualNode, queue: unknown) => void) | undefined;
}

/** An element with a translation, which is off while the element is rendered. */
interface Translation {
  readonly element: Node;
  readonly translated: readonly Node[];
  readonly own: readonly Node[];
  readonly texts: readonly string[];
}

const hooks = options as RenderHooks;
const { vnode, __b: beforeRender, __c: afterRender } = hooks;
let taken: readonly Translation[] = [];

hooks.vnode = (node) => {
  exceptNotation(node);
  vnode?.(node);
};
hooks.__b = (node) => {
  // Only what is rendered anew has children already.
  if (node.__k) taken = translatedIn(node).map(takeOff);
  beforeRender?.(node);
};
hooks.__c = (root, queue) => {
  taken.forEach(putBack);
  taken = [];
  afterRender?.(root, queue);
};

/** What is written from left to right in every language is no language: boards, numbers, formulas, addresses. */
function exceptNotation({ type, props }: VirtualNode): void {
  const element = props as { dir?: unknown; translate?: 'no' | boolean };
  // A formula has this attribute alone; an element of HTML has a property of its name, which is true or false.
  if (type === 'math') element.translate ??= 'no';
  else if (type === 'code' || (typeof type === 'string' && element.dir === 'ltr'))
    element.translate ??= false;
}

/** The elements with text that a translator has replaced: those within `root`, and the one around it. */
function translatedIn(root: VirtualNode): readonly RenderedElement[] {
  const found = new Set<RenderedElement>();
  const search = (node: VirtualNode, element: RenderedElement | undefined) => {
    for (const child of node.__k ?? []) {
      if (child === null) continue;
      if (child.type !== null) search(child, isElement(child) ? child : element);
      else if (element && child.__e?.parentNode !== element.__e) found.add(element);
    }
  };
  search(root, elementAround(root));
  return [...found];
}

const isElement = (node: VirtualNode): node is RenderedElement =>
  typeof node.type === 'string' && Boolean(node.__e);

function elementAround({ __: parent }: VirtualNode): RenderedElement | undefined {
  if (!parent) return undefined;
  return isElement(parent) ? parent : elementAround(parent);
}

function takeOff(node: RenderedElement): Translation {
  const element = node.__e;
  const own = nodesOf(node);
  // A translator that has put an own node into an element of its own does so again.
  const isInside = own.some((text) => text.parentNode !== element && element.contains(text));
  const translated = isInside ? own : [...element.childNodes];
  arrange(element, own);
  return { element, translated, own, texts: textsOf(own) };
}

function putBack({ element, translated, own, texts }: Translation): void {
  const now = [...element.childNodes];
  const isSame = (node: Node, index: number) => node === own[index];
  if (now.length !== own.length || !now.every(isSame)) return;
  if (textsOf(now).every((text, index) => text === texts[index])) arrange(element, translated);
}

/** The nodes that Preact made directly within an element. */
function nodesOf(node: VirtualNode): readonly Node[] {
  return (node.__k ?? []).flatMap((child) => {
    if (child === null) return [];
    if (child.type !== null && !isElement(child)) return nodesOf(child);
    return child.__e ? [child.__e] : [];
  });
}

const textsOf = (nodes: readonly Node[]) =>
  nodes.map((node) => (node instanceof Text ? node.data : ''));

/** Makes `nodes` the children of an element, and leaves those alone that are in their places: one may have the focus. */
function arrange(element: Node, nodes: readonly Node[]): void {
  const wanted = new Set(nodes);
  for (const child of [...element.childNodes]) if (!wanted.has(child)) child.remove();
  let next = element.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else element.insertBefore(node, next);
  }
}
