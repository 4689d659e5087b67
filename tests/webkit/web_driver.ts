/** The part of W3C WebDriver that the tests use: https://www.w3.org/TR/webdriver2/ */

/** The key that holds an element in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The time limit for one command of WebKit. */
const PATIENCE_MS = 30_000;

export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser; `server` is its driver's address. */
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

  /** Resolves when the page has loaded, scripts included. */
  async open(url: string): Promise<void> {
    await command('POST', `${this.#address}/url`, { url });
  }

  /** Clicks the first match of a CSS selector; fails if there is none or it is covered. */
  async click(selector: string): Promise<void> {
    const query = { using: 'css selector', value: selector };
    const found = await command('POST', `${this.#address}/element`, query);
    const { [ELEMENT]: element } = found as Record<typeof ELEMENT, string>;
    // The driver would scroll smoothly if the page asks for it, and click before that has ended.
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await command('POST', `${this.#address}/execute/sync`, { script, args: [found] });
    await command('POST', `${this.#address}/element/${element}/click`, {});
  }

  /** Switches to the frame that a function finds. */
  async enter(frame: () => Element | null | undefined): Promise<void> {
    await command('POST', `${this.#address}/frame`, { id: await this.evaluate(frame) });
  }

  /** Switches back to the page itself. */
  async leave(): Promise<void> {
    await command('POST', `${this.#address}/frame`, { id: null });
  }

  /** Evaluates a function inside the page, where nothing of the test is in scope. */
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
