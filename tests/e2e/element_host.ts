/** A foreign page with a given body, the element's script and a fake frame. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { FAKE_FRAME } from './fake_frame';

const SCRIPT = '<script src="/flipping-game.js"></script>';

export class ElementHost {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(body: string, script = SCRIPT): Promise<void> {
    const html = (contents: string) => ({ contentType: 'text/html', body: contents });
    await this.#page.route('**/embed.html*', (route) => route.fulfill(html(FAKE_FRAME)));
    await this.#page.route('**/host.html', (route) =>
      route.fulfill(html(`<!doctype html><title>Host</title><body>${body}${script}`)),
    );
    await this.#page.goto('/host.html');
  }

  element(selector = 'flipping-game'): Locator {
    return this.#page.locator(selector);
  }

  frame(selector = 'flipping-game'): FrameLocator {
    return this.element(selector).frameLocator('iframe');
  }

  /** The state that the frame shows. */
  state(selector?: string): Locator {
    return this.frame(selector).locator('output');
  }

  /** The types of the messages that the frame received, with the name of a theme. */
  heard(selector?: string): Locator {
    return this.frame(selector).locator('pre');
  }

  move(selector?: string): Promise<void> {
    return this.frame(selector).getByRole('button', { name: 'Move' }).click();
  }
}
