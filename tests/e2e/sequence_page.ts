/** The parts of the Solve page for whole sequences and checked values, in their reader's terms. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

const GOLDEN = new URL('../golden/openings_square_boards.tsv', import.meta.url);

/** P(n) and Γ of the first boards, computed by an independent program. */
export const KNOWN = readFileSync(GOLDEN, 'utf8')
  .split('\n')
  .filter((line) => /^\d/u.test(line))
  .map((line) => {
    const [n = '', winning = '', , , nimber = ''] = line.split('\t');
    return { n: Number(n), winning, nimber };
  });

export class SequencePage {
  readonly page: Page;
  readonly tab: Locator;
  readonly size: Locator;
  readonly compute: Locator;
  readonly plot: Locator;
  readonly table: Locator;
  readonly checkTab: Locator;
  readonly values: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tab = page.getByRole('link', { name: 'The sequence' });
    this.size = page.getByRole('textbox', { name: 'Largest board' });
    this.compute = this.button('Compute all');
    this.plot = page.getByRole('slider', { name: 'Board in the plot' });
    this.table = page.getByRole('table', { name: /^P\(/u });
    this.checkTab = page.getByRole('link', { name: 'Check my values' });
    this.values = page.getByRole('textbox', { name: 'Your values' });
    this.check = this.button('Check');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens an address with a sequence, and waits for its plot. */
  async open(query: string): Promise<void> {
    await this.page.goto(`./#/solve?rows=5&columns=5&${query}`);
    await expect(this.plot).toBeVisible({ timeout: 30_000 });
  }

  async checkValues(values: string): Promise<void> {
    await this.values.fill(values);
    await this.check.click();
  }

  /** The digits in the rows of the table's current page. */
  rows(): Promise<string[][]> {
    return this.table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent)),
      );
  }

  expectCursor(n: string): Promise<void> {
    return expect(this.plot).toHaveAttribute('aria-valuetext', new RegExp(`^n = ${n}, `, 'u'));
  }

  async expectQuery(query: RegExp): Promise<void> {
    await expect(this.page).toHaveURL(query);
  }
}
