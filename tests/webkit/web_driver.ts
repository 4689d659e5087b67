/** As much of W3C WebDriver as the tests need: https://www.w3.org/TR/webdriver2/ */

/** The key under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long WebKit may take for one command. */
const PATIENCE_MS = 30_000;

export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser; `server` is where its driver listens. */
  static async start(server: string, browser: string): Promise<WebDriverSession> {
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const session = await command('POST', `${server}/session`, { capabilities });
    const { sessionId } = session as { sessionId: string };
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await command('DELETE', this.#address);
  }

  /** Resolves when the page has been loaded, its scripts included. */
  async open(url: string): Promise<void> {
    await command('POST', `${this.#address}/url`, { url });
  }

  /** Clicks the first element that a CSS selector finds; fails when there is none or it is covered. */
  async click(selector: string): Promise<void> {
    const query = { using: 'css selector', value: selector };
    const found = await command('POST', `${this.#address}/element`, query);
    const { [ELEMENT]: element } = found as Record<typeof ELEMENT, string>;
    // The driver would scroll as smoothly as the page asks for, and click before that has ended.
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await command('POST', `${this.#address}/execute/sync`, { script, args: [found] });
    await command('POST', `${this.#address}/element/${element}/click`, {});
  }

  /** What is done from then on is done in the frame that a function finds. */
  async enter(frame: () => Element | null | undefined): Promise<void> {
    await command('POST', `${this.#address}/frame`, { id: await this.evaluate(frame) });
  }

  /** What is done from then on is done in the page itself. */
  async leave(): Promise<void> {
    await command('POST', `${this.#address}/frame`, { id: null });
  }

  /** What a function returns that runs inside the page, and so knows nothing of the test around it. */
  async evaluate<Result>(inPage: () => Result): Promise<Result> {
    const script = `return (${inPage.toString()})()`;
    const result = await command('POST', `${this.#address}/execute/sync`, { script, args: [] });
    return result as Result;
  }
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, signal, ...request });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver says “${error}”: ${message}`);
}
