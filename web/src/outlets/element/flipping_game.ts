import type { StudyMode } from '../../game/look';
import type { Opponent, Player } from '../../game/match';
import { boardOf, frameAddress, splitAddress, themeOfScheme } from './address';
import {
  ATTRIBUTES,
  defineProperties,
  REFLECTED_ATTRIBUTES,
  reflectAttribute,
  takeEarlyProperty,
} from './attributes';
import { TypedElement, type EventDetail } from './events';
import { readFrameMessage } from './hearing';
import {
  ENVELOPE,
  type ChangedSettings,
  type FrameState,
  type MessageOf,
  type ToFrameBody,
  type WorkResult,
} from './messages';
import { Requests, setStateMessage } from './requests';
import { eventsOf } from './result_events';
import {
  neverReady,
  NO_SOURCE,
  NO_STATE,
  NOT_IN_DOCUMENT,
  REMOVED_MESSAGE,
  FRAME_TITLE,
} from './words';

/** The time from the frame's insertion, and from its load event, or from its first rendering if that is later. */
const LOADED_WITHIN_MS = 30_000;
const HEARD_WITHIN_MS = 15_000;

/** Lessons and puzzles have links, which open in another tab. */
const WITH_LINKS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Until the frame has sent its height. */
const RATIO = '4 / 3';

/**
 * The first rule limits the width to `width`. A script comes too late for print, which needs less height. A frame
 * inherits the color-scheme of the page around it: its transition reports every change. A frame that isn't displayed
 * has no transitions, so its resize is observed too.
 */
const STYLE = `
:host { display: block }
iframe { transition: color-scheme 1ms allow-discrete, outline-offset 1ms }
@starting-style { iframe { outline-offset: 1px } }
:host([hidden]) { display: none }
@media print { iframe { height: var(--printed-height) !important } }
`;

/**
 * `<flipping-game>`: the board of the Flipping Game, or of another coin-turning game, or a lesson, in a sandboxed frame.
 *
 * Each attribute has a property of its name; `null` takes it away. Another size and some of the settings are
 * shown at once. Any other change loads the frame anew, once however many come at a time; what the reader did is put
 * back unless another board, position or game is asked for.
 *
 * @example
 * ```html
 * <script src="flipping-game.js" defer></script>
 * <flipping-game rows="8" columns="8" mode="predict"></flipping-game>
 * ```
 */
export class FlippingGame extends TypedElement {
  /** Where the frame of an element without `src` lies: `embed.html` beside the script. */
  static defaultSrc = '';

  /** @internal */
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  // What is said here is also in custom-elements.json and in the package's README.

  /** Where the frame lies, if not beside the script. */
  declare src: string | null;
  /** A lesson in place of a board, with its exercises: `mex`. Only `embed.html` has lessons. */
  declare lesson: string | null;
  /** With it everybody has the same exercises of the lesson, or the computer the same luck. */
  declare seed: number | null;
  /** The numbers of the lesson's exercises that are wanted, with commas; all of them, if nothing is said. */
  declare exercises: string | null;
  /** How many puzzles on the board, one after the other, with a score. Only `embed.html` has them. */
  declare puzzles: number | null;
  /** Which game it is, if not the Flipping Game: `rugs`, `turning-corners`, or a game of the rows and one of the columns, `runs:1,3*twins`. */
  declare game: string | null;
  /** How many rows the board has. */
  declare rows: number | null;
  /** How many columns the board has. */
  declare columns: number | null;
  /** What the reader does with the board at first. */
  declare mode: StudyMode | null;
  /** A text for each row, the top one first, with dots between: `WWWWW.WBBBB.WWWWW`. */
  declare position: string | null;
  /** Who plays against the reader. */
  declare opponent: Opponent | null;
  /** Whom the reader plays in a game against the computer. */
  declare you: Player | null;
  /** The moves so far with `-` between, each its rows, an `x`, its columns: `1~3x2~5-1x1`; neighbours from `~` to, others with points between. */
  declare moves: string | null;
  /** The language: `en`, `de`, `tr`, `es`, `zh`, `ru` or `ar`. */
  declare lang: string;
  /** The frame's name for screen readers, if not “Flipping Game”. */
  declare title: string;
  /** Further keys of the frame's address: `move=1~3x2~5&show=values`. */
  declare settings: string | null;
  /** The most that the element takes across, in CSS pixels. */
  declare width: number | null;

  readonly #sheet = new CSSStyleSheet();
  #frame: HTMLIFrameElement | undefined;
  #address = '';
  /** The settings that were posted to the frame, as text. */
  #reported = '';
  #window: Window | undefined;
  /** The frame has sent something: from then on it reports problems itself. */
  #isHeard = false;
  #isReady = false;
  #isUpdateDue = false;
  #isHurried = false;
  #isFocusDue = false;
  #height = 0;
  #printedHeight = 0;
  #state: FrameState | undefined;
  /** The last score from this frame. */
  #score: WorkResult['score'] | undefined;
  /** How long a rendered frame may be silent; undefined while no message is expected. */
  #patienceMs: number | undefined;
  #hasWidth = false;
  #silenceTimer = 0;
  readonly #requests = new Requests((message) =>
    // The frame is sandboxed and has no origin that could be named.
    this.#frame?.contentWindow?.postMessage(message, '*'),
  );

  constructor() {
    super();
    this.#sheet.replaceSync(STYLE);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [this.#sheet];
  }

  /** `lazy`: the frame is loaded when it comes near the screen, or when it is asked for something. */
  get loading(): 'lazy' | 'eager' {
    return this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy';
  }

  set loading(value: 'lazy' | 'eager' | null) {
    reflectAttribute(this, 'loading', value);
  }

  /** The frame is loaded without cookies, so that Chromium shows it in a page whose `Cross-Origin-Embedder-Policy` asks for it. */
  get credentialless(): boolean {
    return this.hasAttribute('credentialless');
  }

  set credentialless(value: boolean | null) {
    this.toggleAttribute('credentialless', Boolean(value));
  }

  /** True if the frame can be used. The event `ready` fires when it becomes true. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** The last state that is known. Setting it is `setState` without waiting, even before there is a frame. */
  get state(): FrameState | undefined {
    return this.#state;
  }

  set state(state: FrameState | null | undefined) {
    // An `error` event tells why it was refused.
    if (isState(state)) this.#ask(setStateMessage(state), true).catch(() => undefined);
  }

  /** Asks the frame for its state; a promise of it. */
  getState(): Promise<FrameState> {
    return this.#ask({ type: 'getState' });
  }

  /** Shows a board; a promise that rejects with the frame's sentence when it cannot be used. */
  async setState(state: FrameState): Promise<void> {
    if (!isState(state)) throw new Error(NO_STATE);
    await this.#ask(setStateMessage(state));
  }

  /** Back to what the attributes ask for; a promise. */
  async reset(): Promise<void> {
    await this.#ask({ type: 'reset' });
  }

  /** Gives the keys to the board. */
  override focus(options?: FocusOptions): void {
    this.#update();
    this.#hurry();
    this.#frame?.focus(options);
    this.#isFocusDue = true;
    this.#postFocus();
  }

  /** @internal */
  connectedCallback(): void {
    for (const name of [...REFLECTED_ATTRIBUTES, 'loading', 'credentialless', 'state'])
      takeEarlyProperty(this, name);
    this.#planUpdate();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#unload();
    // An element that is moved is in the document again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#requests.refuseAll(REMOVED_MESSAGE);
    });
  }

  /** @internal Where a browser can move the frame as it is, there is nothing to do. */
  connectedMoveCallback(): void {
    return undefined;
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    if (name === 'title' || name === 'loading') this.#label();
    else if (name === 'width') this.#limit();
    else this.#planUpdate();
  }

  #planUpdate(): void {
    if (this.#isUpdateDue || !this.isConnected) return;
    this.#isUpdateDue = true;
    queueMicrotask(() => this.#update());
  }

  /** Ensures that there is a frame, and that it has the address of the attributes. */
  #update(): void {
    this.#isUpdateDue = false;
    if (!this.isConnected) return;
    const address = this.#wantedAddress();
    if (address === undefined) {
      this.#unload();
      this.#fail('no-source', NO_SOURCE);
    } else if (
      this.#frame === undefined ||
      splitAddress(address).rest !== splitAddress(this.#address).rest
    ) {
      this.#load(address);
    } else {
      this.#address = address;
      this.#postSettings();
      if (this.#isReady) this.#requests.postAll();
    }
  }

  #wantedAddress(): string | undefined {
    const src = this.src ?? FlippingGame.defaultSrc;
    if (src === '') return undefined;
    const attribute = (name: string) => this.getAttribute(name);
    try {
      // Not the location's origin: a page that is itself sandboxed has none, whatever its address.
      const scheme = themeOfScheme(getComputedStyle(this).colorScheme);
      return frameAddress({ src, base: this.baseURI, origin: window.origin, scheme, attribute });
    } catch {
      return undefined;
    }
  }

  /** A new frame each time: changing the address of an existing one would add to the history. */
  #load(address: string): void {
    this.#unload();
    if (this.#address !== '' && boardOf(address) !== boardOf(this.#address)) {
      this.#state = undefined;
    }
    this.#address = address;
    this.#reported = settingsIn(address);
    const frame = this.ownerDocument.createElement('iframe');
    this.#frame = frame;
    const keys = new URL(address).searchParams;
    const hasLinks = keys.has('lesson') || keys.has('puzzles');
    frame.setAttribute('sandbox', hasLinks ? WITH_LINKS : 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.toggleAttribute('credentialless', this.credentialless);
    // Set as properties, as a host may forbid inline styles.
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
    this.#label();
    this.#fit();
    frame.addEventListener('load', () => this.#expectAnything(HEARD_WITHIN_MS));
    this.#watch(frame);
    frame.src = address;
    this.#window = this.ownerDocument.defaultView ?? window;
    this.#window.addEventListener('message', this.#hear);
    this.shadowRoot?.append(frame);
    if (frame.loading === 'eager') this.#expectAnything(LOADED_WITHIN_MS);
  }

  /** Observes its color scheme, and whether it is rendered. */
  #watch(frame: HTMLIFrameElement): void {
    const look = () => {
      if (frame === this.#frame) this.#planUpdate();
    };
    frame.addEventListener('transitionrun', look);
    // A frame that is not displayed has no transitions; it returns with another size.
    new ResizeObserver(() => {
      look();
      if (frame !== this.#frame || this.#hasWidth === frame.clientWidth > 0) return;
      this.#hasWidth = !this.#hasWidth;
      this.#awaitAnything();
    }).observe(frame);
  }

  #unload(): void {
    this.#window?.removeEventListener('message', this.#hear);
    clearTimeout(this.#silenceTimer);
    this.#patienceMs = undefined;
    this.#hasWidth = false;
    this.#isHeard = false;
    this.#isReady = false;
    this.#score = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
    this.#requests.recall();
  }

  #label(): void {
    if (this.#frame === undefined) return;
    this.#frame.title = this.title || FRAME_TITLE;
    this.#frame.loading = this.#isHurried ? 'eager' : this.loading;
  }

  #fit(): void {
    if (this.#frame === undefined) return;
    const isKnown = this.#height > 0;
    const { style } = this.#frame;
    style.height = isKnown ? `${this.#height}px` : 'auto';
    style.setProperty('--printed-height', isKnown ? `${this.#printedHeight}px` : 'auto');
    style.aspectRatio = isKnown ? 'auto' : RATIO;
  }

  /** A host's policy may forbid inline styles, and its own style sheets override this rule. */
  #limit(): void {
    const host = this.#sheet.cssRules[0] as CSSStyleRule | undefined;
    const { width } = this;
    host?.style.setProperty('max-width', width !== null && width > 0 ? `${width}px` : 'none');
  }

  #expectAnything(milliseconds: number): void {
    this.#patienceMs = milliseconds;
    this.#awaitAnything();
  }

  /** A frame that isn't rendered sends nothing, so the wait starts when it's shown. */
  #awaitAnything(): void {
    clearTimeout(this.#silenceTimer);
    const frame = this.#frame;
    if (this.#isHeard || this.#patienceMs === undefined || !frame || !this.#hasWidth) return;
    const wasShown = isShown(frame);
    this.#silenceTimer = window.setTimeout(() => {
      if (wasShown && isShown(frame)) this.#fail('no-answer', neverReady(this.#address));
      else this.#awaitAnything();
    }, this.#patienceMs);
  }

  #fail(kind: string, message: string): void {
    this.#requests.refuseAll(message);
    this.#report({ type: 'error', kind, message });
  }

  readonly #hear = ({ source, data }: MessageEvent): void => {
    if (source === null || source !== this.#frame?.contentWindow) return;
    const body = readFrameMessage(data);
    if (body === undefined) return;
    this.#isHeard = true;
    clearTimeout(this.#silenceTimer);
    switch (body.type) {
      case 'ready':
        this.#becomeReady(body.state);
        this.#report({ ...body, state: this.#state ?? body.state });
        return;
      case 'resize':
        this.#height = body.height;
        this.#printedHeight = body.printedHeight ?? body.height;
        this.#fit();
        break;
      case 'sight':
        this.#show(body);
        break;
      case 'statechange': {
        const isNews = JSON.stringify(body.state) !== JSON.stringify(this.#state);
        this.#state = body.state;
        const asked = this.#requests.answer(body.reply, body.state);
        if (asked === 'getState' && !isNews) return;
        break;
      }
      case 'result':
        this.#reportResult(body);
        return;
      case 'error':
        this.#requests.refuse(body.reply, body.message);
        break;
    }
    this.#report(body);
  };

  /** A sandboxed frame can't scroll the page around it. Only its own reader is affected. */
  #show({ top, bottom }: MessageOf<'sight'>): void {
    if (this.#frame === undefined || this.shadowRoot?.activeElement !== this.#frame) return;
    const below = this.#frame.clientHeight - bottom;
    this.#frame.style.scrollMargin = `${-top}px 0 ${-below}px`;
    this.#frame.scrollIntoView({ block: 'nearest' });
  }

  #becomeReady(state: FrameState): void {
    this.#isReady = true;
    // A frame that was moved in the document starts anew.
    if (this.#state === undefined) this.#state = state;
    else this.#post(setStateMessage(this.#state));
    this.#postSettings();
    if (!this.#isUpdateDue) this.#requests.postAll();
    this.#postFocus();
  }

  /** Posts the settings that the frame doesn't have yet: it would apply a known size again. */
  #postSettings(): void {
    const wanted = settingsIn(this.#address);
    if (!this.#isReady || wanted === this.#reported) return;
    this.#post({ type: 'set', ...changes(wanted, this.#reported) });
    this.#reported = wanted;
  }

  /** Focuses the frame, unless the reader has moved the focus since. */
  #postFocus(): void {
    if (!this.#isReady || !this.#isFocusDue) return;
    this.#isFocusDue = false;
    if (this.shadowRoot?.activeElement === this.#frame) this.#post({ type: 'focus' });
  }

  #post(body: ToFrameBody): void {
    this.#frame?.contentWindow?.postMessage({ ...ENVELOPE, ...body }, '*');
  }

  #ask(body: ToFrameBody, isPatient = false): Promise<FrameState> {
    if (!this.isConnected && !isPatient) return Promise.reject(new Error(NOT_IN_DOCUMENT));
    const answer = this.#requests.add(body, isPatient);
    if (this.#isReady && !this.#isUpdateDue) this.#requests.postAll();
    else if (!isPatient) this.#hurry();
    return answer;
  }

  /** A question doesn't wait until the frame is visible. */
  #hurry(): void {
    this.#isHurried = true;
    this.#label();
  }

  #reportResult(result: MessageOf<'result'>): void {
    const events = eventsOf(result, { score: this.#score, state: this.#state });
    this.#score = result.score;
    // A reloaded frame is given the last state back.
    if (result.by !== 'load') this.#state = result.state;
    for (const event of events) this.#report(event);
  }

  #report(detail: EventDetail): void {
    this.dispatchEvent(new CustomEvent(detail.type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'flipping-game': FlippingGame;
  }
}

/**
 * False in a closed `<details>`, whose contents keep their size in Chromium, so that no ResizeObserver reports it.
 * Browsers without `checkVisibility` don't lay such contents out, so that they have no width.
 */
function isShown(frame: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  return frame.checkVisibility?.() ?? true;
}

function settingsIn(address: string): string {
  return JSON.stringify(splitAddress(address).settings);
}

/** The settings that differ from those before. */
function changes(now: string, before: string): ChangedSettings {
  const old = JSON.parse(before) as Record<string, unknown>;
  const isNew = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(old[key]);
  return Object.fromEntries(Object.entries(JSON.parse(now) as object).filter(isNew));
}

/** The frame itself reports any other problem. */
function isState(value: unknown): value is FrameState {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

defineProperties(FlippingGame.prototype);
