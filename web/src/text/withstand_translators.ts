/**
 * Rendering on a page that a browser translates. Chrome's translator puts elements in the place of the text nodes that
 * Preact made, and Preact goes on writing into nodes that nobody sees; that of Firefox makes one text of several. So
 * before a part of the page is rendered, it becomes what Preact made of it; afterwards the translation comes back
 * where nothing has changed. What has changed is in the page's language, until the translator gets to it. Importing
 * this file is enough.
 */
import { options } from 'preact';

/** A virtual node of Preact, with its private fields by the short names that Preact's build gives them (its `mangle.json`). */
interface VirtualNode {
  /** The name of an element, a component, or null for text, whose `props` are its words. */
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

/** What an element shows: its nodes, and the words of those that are texts. */
interface Content {
  readonly nodes: readonly Node[];
  readonly words: readonly string[];
}

/** An element with a translation, which is off while the element is rendered. */
interface Translation {
  readonly element: Node;
  readonly translated: Content;
  readonly own: Content;
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

/** Boards, numbers, formulas and addresses, written from left to right in every language, aren't to be translated. */
function exceptNotation({ type, props }: VirtualNode): void {
  const element = props as { dir?: unknown; translate?: 'no' | boolean };
  // A formula has this attribute alone; an element of HTML has a property of its name, which is true or false.
  if (type === 'math') element.translate ??= 'no';
  else if (type === 'code' || (typeof type === 'string' && element.dir === 'ltr'))
    element.translate ??= false;
}

/** The elements with text that a translator has changed: those within `root`, and the one around it. */
function translatedIn(root: VirtualNode): readonly RenderedElement[] {
  const found = new Set<RenderedElement>();
  const search = (node: VirtualNode, element: RenderedElement | undefined) => {
    for (const child of node.__k ?? []) {
      if (child === null) continue;
      if (child.type !== null) search(child, isElement(child) ? child : element);
      else if (element && !isAsMade(child, element)) found.add(element);
    }
  };
  search(root, elementAround(root));
  return [...found].filter((element) => !isLeftToPreact(element));
}

/** One text that is where it was: Preact writes its words if they change, and else the translation stays. */
function isLeftToPreact(element: RenderedElement): boolean {
  const texts = contentOf(element).nodes.filter((node) => node instanceof Text);
  return texts.length === 1 && texts[0]?.parentNode === element.__e;
}

const isElement = (node: VirtualNode): node is RenderedElement =>
  typeof node.type === 'string' && Boolean(node.__e);

function elementAround({ __: parent }: VirtualNode): RenderedElement | undefined {
  if (!parent) return undefined;
  return isElement(parent) ? parent : elementAround(parent);
}

function isAsMade({ __e: text, props }: VirtualNode, { __e: element }: RenderedElement): boolean {
  return text?.parentNode === element && (text as Text).data === String(props);
}

function takeOff(node: RenderedElement): Translation {
  const element = node.__e;
  const own = contentOf(node);
  // A translator that has put an own node into an element of its own does so again.
  const isInside = own.nodes.some((one) => one.parentNode !== element && element.contains(one));
  const translated = isInside ? own : shownIn(element);
  show(element, own);
  return { element, translated, own };
}

function putBack({ element, translated, own }: Translation): void {
  const now = shownIn(element);
  const isSame =
    now.nodes.length === own.nodes.length &&
    now.nodes.every((node, place) => node === own.nodes[place]) &&
    now.words.every((words, place) => words === own.words[place]);
  if (isSame) show(element, translated);
}

function shownIn(element: Node): Content {
  const nodes = [...element.childNodes];
  return { nodes, words: nodes.map((node) => (node instanceof Text ? node.data : '')) };
}

/** What Preact made directly within an element. */
function contentOf(element: VirtualNode): Content {
  const nodes: Node[] = [];
  const words: string[] = [];
  const collect = (node: VirtualNode) => {
    for (const child of node.__k ?? []) {
      if (child === null) continue;
      if (child.type !== null && !isElement(child)) collect(child);
      else if (child.__e) {
        nodes.push(child.__e);
        words.push(child.type === null ? String(child.props) : '');
      }
    }
  };
  collect(element);
  return { nodes, words };
}

/** Leaves those nodes alone that are in their places: one may have the focus. */
function show(element: Node, { nodes, words }: Content): void {
  const wanted = new Set(nodes);
  for (const child of [...element.childNodes]) if (!wanted.has(child)) child.remove();
  let next = element.firstChild;
  for (const [place, node] of nodes.entries()) {
    if (node === next) next = next.nextSibling;
    else element.insertBefore(node, next);
    if (node instanceof Text && node.data !== words[place]) node.data = words[place] ?? '';
  }
}
