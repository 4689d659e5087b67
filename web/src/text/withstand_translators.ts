/**
 * Lets Preact render on a page that a browser translates. Chrome's translator replaces Preact's text nodes by elements,
 * and Preact goes on writing into detached nodes; Firefox's merges several texts into one. So before an element is
 * rendered, Preact's own nodes are restored; afterwards the translation is put back where nothing has changed. Changed
 * text is in the page's language until the translator gets to it. Importing this file is enough.
 */
import { options } from 'preact';

/** A virtual node of Preact, with its private fields by the short names of Preact's build (its `mangle.json`). */
interface VirtualNode {
  /** The name of an element, a component, or null for text, which is in `props`. */
  readonly type: unknown;
  readonly props: unknown;
  /** The children, once rendered. */
  readonly __k?: readonly (VirtualNode | null)[] | null;
  /** The DOM node. */
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

/** The content of an element: its nodes, and the words of the text nodes. */
interface Content {
  readonly nodes: readonly Node[];
  readonly words: readonly string[];
}

/** An element with a translation, which is removed while the element is rendered. */
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
  // Only a node that is rendered again has children already.
  if (node.__k) taken = translatedIn(node).map(takeOff);
  beforeRender?.(node);
};
hooks.__c = (root, queue) => {
  taken.forEach(putBack);
  taken = [];
  afterRender?.(root, queue);
};

/**
 * Boards, numbers, formulas and addresses, which are written from left to right in every language, must not be
 * translated.
 */
function exceptNotation({ type, props }: VirtualNode): void {
  const element = props as { dir?: unknown; translate?: 'no' | boolean };
  // A MathML element only takes the attribute; an HTML element has a boolean property of that name.
  if (type === 'math') element.translate ??= 'no';
  else if (type === 'code' || (typeof type === 'string' && element.dir === 'ltr'))
    element.translate ??= false;
}

/** The elements whose text a translator has changed: those within `root`, and the one around it. */
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

/** A single text in its place: Preact writes its words if they change; otherwise the translation stays. */
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
  // A translator that has wrapped a node in an element will do so again.
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

/** Preact's own content of an element. */
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

/** Leaves nodes alone that are in their places: one may have the focus. */
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
