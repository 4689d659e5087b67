/**
 * A reader who uses anything on the screen at random, and checks the numbers there. Each page describes itself in a
 * file of its own.
 */
import { expect, type ElementHandle, type Frame, type Page } from '@playwright/test';
import { seededRandom } from '../../web/seeded_random';
import { visit } from '../visit';
import { sentencesIn } from './sentences';

export type Random = (below: number) => number;

/** A number on the page, its name, and its expected value. */
export interface Reading {
  readonly what: string;
  readonly shown: string;
  readonly expected: string;
}

/** Does something and returns a description of it. */
export type Action = (reader: RandomReader) => Promise<string>;

/** Keys that most pages react to. */
export const KEYS: readonly string[] = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...['Enter', 'Space', 'Tab', 'Escape'],
];

/** The description of a page for the random reader. */
export interface ReadPage {
  readonly name: string;
  /** A part that all addresses of this page have, and no others. */
  readonly home: string;
  /** Where a walk begins, with numbers to read, if few other addresses have some; by default anywhere. */
  readonly first?: string;
  /** An address of the page: `#/solve?rows=5`, or a file beside it. */
  readonly address: (random: Random) => string;
  /** A selector of the controls; nothing is pressed or typed elsewhere. */
  readonly within: string;
  /** A text for a field; bad input is added by the reader. */
  readonly typed: (random: Random) => string;
  readonly keys: readonly string[];
  /** More actions on this page. */
  readonly actions?: readonly Action[];
  /** The numbers on the page at the moment. */
  readonly read: (frame: Frame) => Promise<readonly Reading[]>;
}

const CHECK_EVERY = 3;
const BAD_INPUTS = ['', '0', '-3', '1.5', 'abc', '1,00', '99999999999999999999', '<b>', '3;;', '∞'];
/** Controls that save, print or fill the screen; other tests cover them. */
const NEVER =
  /full screen|save|copy|download|picture|print|export|csv|json|^b-file$|^go to its lesson$/iu;
const CONTROLS = 'button, input, select, summary, textarea, [role=slider]';

export class RandomReader {
  readonly page: Page;
  readonly random: Random;
  readonly done: string[] = [];
  /** The number of readings so far. */
  numbers = 0;
  private readonly where: ReadPage;

  constructor(page: Page, where: ReadPage, seed: number) {
    [this.page, this.where] = [page, where];
    this.random = seededRandom(seed);
  }

  /** Acts until `isEnough`, checking the page again and again. */
  async walk(isEnough: (actions: number) => boolean): Promise<void> {
    const { first, address } = this.where;
    await this.goTo(first ?? address(this.random));
    if (first !== undefined) await this.check(1);
    for (let action = 1; !isEnough(action - 1); action += 1) {
      this.done.push(`${action}. ${await this.anyAction()}`);
      await this.comeBack();
      if (action % CHECK_EVERY === 0) await this.check();
    }
    await this.check();
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)]!;
  }

  /** The frame that is read: the page, or its own frame. */
  get frame(): Frame {
    return this.page.mainFrame();
  }

  private anyAction(): Promise<string> {
    const rare = this.random(40);
    if (rare === 0) return this.travel();
    if (rare < 5) return this.goTo(this.where.address(this.random));
    const actions = this.where.actions ?? [];
    if (actions.length > 0 && this.random(2) === 0) return this.pick(actions)(this);
    return this.random(3) === 0 ? this.type() : this.use();
  }

  private async goTo(address: string): Promise<string> {
    if (address.startsWith('#')) await visit(this.page, address);
    else await this.page.goto(`./${address}`);
    await expect(this.frame.locator('main, body').first()).toBeVisible();
    return `go to ${address}`;
  }

  private async travel(): Promise<string> {
    const way = this.pick(['reload', 'goBack', 'goForward'] as const);
    await this.page[way]();
    return way;
  }

  /** Returns to the page if a link or the history has left it. */
  private async comeBack(): Promise<void> {
    const { home, address } = this.where;
    if (this.page.url().includes(home)) return;
    this.done.push(`and back: ${await this.goTo(address(this.random))}`);
  }

  private async type(): Promise<string> {
    const key = this.pick(this.where.keys);
    await this.page.keyboard.press(key);
    return `press ${key}`;
  }

  /** Uses one of the visible controls in the way of its kind. */
  async use(): Promise<string> {
    const control = await this.anyControl();
    if (control === undefined) return 'find nothing to press';
    const { kind, name, options } = await describe(control);
    const patience = { timeout: 2_000 };
    try {
      if (kind === 'select') {
        const option = this.pick(options);
        await control.selectOption({ label: option }, patience);
        return `choose “${option}” of “${name}”`;
      }
      if (kind === 'text') {
        const text = this.anyText();
        await control.fill(text, patience);
        if (this.random(3) === 0) await this.page.keyboard.press('Enter');
        return `type “${text}” into “${name}”`;
      }
      await control.click(patience);
      return `press “${name}”`;
    } catch (error) {
      // The control may disappear while it is pressed, as for any reader.
      if (!String(error).includes('Timeout') && !String(error).includes('not attached'))
        throw error;
      return `miss “${name}”`;
    }
  }

  private anyText(): string {
    return this.random(4) === 0 ? this.pick(BAD_INPUTS) : this.where.typed(this.random);
  }

  private async anyControl(): Promise<ElementHandle<HTMLElement> | undefined> {
    const found = await this.frame.evaluateHandle(
      ([within, controls, number, excluded]) => {
        const nameOf = (control: Element) => {
          const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
          const label = labels.map(({ textContent }) => textContent).join(' ');
          return (control.getAttribute('aria-label') ?? (label || control.textContent)).trim();
        };
        const seen = [...document.querySelectorAll(within)]
          .flatMap((one) => [...one.querySelectorAll<HTMLElement>(controls)])
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => !one.matches(':disabled, [type=file]'))
          .filter((one) => !new RegExp(excluded, 'iu').test(nameOf(one)));
        const control = seen[number % Math.max(seen.length, 1)];
        // The visible part of a radio button or checkbox is its label.
        const isChoice = control?.matches('[type=radio], [type=checkbox]') === true;
        const label = isChoice ? (control as HTMLInputElement).labels?.[0] : undefined;
        return label ?? control;
      },
      [this.where.within, CONTROLS, this.random(10_000), NEVER.source] as const,
    );
    return found.asElement() ?? undefined;
  }

  /** Checks what holds for every page, and this page's numbers, of which there are at least `least`. */
  async check(least = 0): Promise<void> {
    let count = 0;
    await expect(async () => {
      const readings = [...(await this.where.read(this.frame)), ...(await sentencesIn(this.frame))];
      count = readings.length;
      const wrong = readings.filter(({ shown, expected }) => shown !== expected);
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(await broken(this.frame)).toEqual([]);
    }).toPass({ timeout: 20_000, intervals: [20, 50, 100, 250] });
    this.numbers += count;
  }
}

async function describe(control: ElementHandle<HTMLElement>) {
  return control.evaluate((element) => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
    const isText =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && /^(?:text|number|search)$/u.test(element.type));
    const options =
      element instanceof HTMLSelectElement
        ? [...element.options].filter(({ disabled }) => !disabled).map(({ label }) => label)
        : [];
    const label = isText ? (element.labels?.[0]?.textContent ?? name) : name;
    return {
      kind: options.length > 0 ? 'select' : isText ? 'text' : 'button',
      name: label,
      options,
    };
  });
}

/** Signs of a broken page: program words in place of text, or content wider than the window. */
function broken(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const words = /undefined|NaN|\[object|\{ ?\$/u;
    const lines = document.body.innerText.split('\n').filter((line) => words.test(line));
    const wider = document.documentElement.scrollWidth - document.body.offsetWidth;
    return wider > 0 ? [...lines, `The page is ${wider} px wider than its window.`] : lines;
  });
}
