/** Empty frames of `<flipping-game>`: a test posts their messages and reads what they receive. */
import { afterEach, beforeEach, vi } from 'vitest';
import {
  ENVELOPE,
  type FromFrameBody,
  type Posted,
  type ToFrame,
} from '../../../../web/src/outlets/element/messages';

const NAME = 'fake-element-frame';

export class FakeElementFrame extends HTMLElement {
  src = '';
  loading: 'lazy' | 'eager' = 'lazy';
  referrerPolicy = '';
  /** False in a closed `<details>`. */
  isVisible = true;
  /** Height in CSS pixels; 0 while the frame isn't rendered. */
  #width = 0;
  readonly #posted: ToFrame[] = [];
  readonly contentWindow = {
    postMessage: (message: ToFrame) => this.#posted.push(structuredClone(message)),
  };
  override readonly scrollIntoView = vi.fn();

  override get clientWidth(): number {
    return this.#width;
  }

  override get clientHeight(): number {
    return 400;
  }

  override checkVisibility(): boolean {
    return this.isVisible;
  }

  /** The settings in its address. */
  get keys(): Record<string, string> {
    return Object.fromEntries(new URL(this.src).searchParams);
  }

  /** Takes the messages posted to it since the last call, without envelopes. */
  takePosted(): Posted[] {
    return this.#posted.splice(0).map(({ tartan: _tartan, version: _version, ...body }) => body);
  }

  resize(width: number): void {
    this.#width = width;
    for (const { element, tell } of observed) if (element === this) tell();
  }

  say(body: FromFrameBody): void {
    postToPage({ ...ENVELOPE, ...body }, this.contentWindow);
  }
}

/** Posts a message of a window to the page; `window` is a fake as well. */
export function postToPage(data: unknown, source: unknown): void {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

const observed: { readonly element: Element; readonly tell: () => void }[] = [];

class FakeResizeObserver {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(element: Element): void {
    observed.push({ element, tell: this.#tell });
  }
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/** The frames that the running test has made. Call it once per file. */
export function fakeElementFrames(): readonly FakeElementFrame[] {
  const made: FakeElementFrame[] = [];
  if (!customElements.get(NAME)) customElements.define(NAME, FakeElementFrame);
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', FakeResizeObserver);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      if (name !== 'iframe') return document.createElementNS(XHTML, name);
      const frame = new FakeElementFrame();
      // A real frame is focusable.
      frame.tabIndex = 0;
      made.push(frame);
      return frame;
    });
  });
  afterEach(() => {
    document.body.replaceChildren();
    observed.length = 0;
    made.length = 0;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return made;
}
