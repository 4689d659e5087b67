/** A foreign page with the board in a frame. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { FromFrame, ToFrameBody } from '../../web/src/outlets/element/messages';
import { discName } from './disc_name';

type Heard<Type> = Extract<FromFrame, { readonly type: Type }>;

interface HostWindow {
  readonly heard: FromFrame[];
}

interface HostSettings {
  /** In pixels. */
  readonly width?: number;
  readonly height?: number;
  /** True if the frame gets the height it asks for. */
  readonly follows?: boolean;
  /** True if the frame is in a tab of the page that is closed at first: `[hidden]`. */
  readonly isInClosedTab?: boolean;
  /** The folder of the frame's files, if not beside the page. */
  readonly folder?: string;
  /** The frame's sandbox attribute: `allow-scripts`. */
  readonly sandbox?: string;
}

/** The page with the frame in it. */
export function hostPage(query: string, settings: HostSettings = {}): string {
  const { width = 900, height = 500, follows = false, isInClosedTab = false } = settings;
  const { folder = '', sandbox } = settings;
  const permissions = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>
  heard = [];
  addEventListener('message', ({ data, source }) => {
    const frame = document.querySelector('iframe');
    if (source !== frame.contentWindow) return;
    heard.push(data);
    if (${follows} && data.type === 'resize') frame.style.height = data.height + 'px';
  });
</script>
<body style="margin: 0"><button>Before</button>
<div ${isInClosedTab ? 'hidden' : ''}><iframe title="Board" ${permissions} src="${folder}embed.html?${query}"
  style="display: block; border: 0; width: ${width}px; height: ${height}px"></iframe></div>
<p style="height: 3000px">After</p>`;
}

export class FrameHost {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly element: Locator;
  readonly grid: Locator;
  #asked = 0;

  constructor(page: Page) {
    this.page = page;
    this.element = page.locator('iframe');
    this.frame = page.frameLocator('iframe');
    this.grid = this.frame.getByRole('grid');
  }

  /** Opens a page with the frame and waits until the board can be used. */
  async open(query: string, settings: HostSettings = {}): Promise<void> {
    await this.page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: hostPage(query, settings),
      }),
    );
    await this.page.goto('./host.html');
    await this.told('ready');
  }

  /** The messages of one type so far. */
  async heard<Type extends FromFrame['type']>(type: Type): Promise<Heard<Type>[]> {
    const all = await this.page.evaluate(() => (window as unknown as HostWindow).heard);
    return all.filter((message): message is Heard<Type> => message.type === type);
  }

  /** The last message of this type, once `count` of them have arrived. */
  async told<Type extends FromFrame['type']>(type: Type, count = 1): Promise<Heard<Type>> {
    await expect.poll(async () => (await this.heard(type)).length).toBeGreaterThanOrEqual(count);
    const last = (await this.heard(type)).at(-1);
    if (last === undefined) throw new Error(`No ${type} was told.`);
    return last;
  }

  async ask(body: ToFrameBody): Promise<void> {
    await this.post({ tartan: 'frame', version: 2, ...body });
  }

  /** Posts any message to the frame. */
  async post(message: unknown): Promise<void> {
    await this.page.evaluate(
      (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
      message,
    );
  }

  /** Posts a request and returns the frame's reply to it. */
  async answer(body: ToFrameBody & { readonly id: string }): Promise<FromFrame> {
    await this.ask(body);
    const find = async () =>
      (await this.page.evaluate(() => (window as unknown as HostWindow).heard)).find(
        (message) => 'reply' in message && message.reply === body.id,
      );
    await expect.poll(find).toBeDefined();
    const found = await find();
    if (found === undefined) throw new Error('It was not answered.');
    return found;
  }

  disc(column: number, row: number): Locator {
    return this.grid.getByRole('button', { name: discName(column, row) });
  }

  /** The focused element in the frame. */
  get focused(): Locator {
    return this.frame.locator(':focus');
  }

  /** Waits until the frame has been laid out and painted, so that it has reported its height. */
  async drawn(): Promise<void> {
    await this.frame
      .locator('html')
      .evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    this.#asked += 1;
    await this.answer({ type: 'getState', id: `drawn ${this.#asked}` });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  async scrolled(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }
}
