/** The Solve page as its reader uses it, by what it says and not by how it is made. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { visit } from './visit';

/** Takes minutes: what a test starts to stop it, or to look at it meanwhile. */
export const LONG_BOARD = '#/solve?rows=100000000&columns=100000000';

export class SolvePage {
  readonly page: Page;
  readonly size: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly square: Locator;
  readonly more: Locator;
  readonly heights: Locator;
  readonly widths: Locator;
  readonly compute: Locator;
  readonly plan: Locator;
  readonly progress: Locator;
  /** The panel of the run that goes on or ended without an answer. */
  readonly run: Locator;
  readonly answer: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.size = page.getByRole('textbox', { name: 'Board size' });
    this.rows = page.getByRole('textbox', { name: 'Rows' });
    this.columns = page.getByRole('textbox', { name: 'Columns' });
    this.square = page.getByRole('checkbox', { name: 'Square board' });
    this.more = page.getByText('More: other lengths');
    this.heights = page.getByRole('combobox', { name: /^Heights/u });
    this.widths = page.getByRole('combobox', { name: /^Widths/u });
    this.compute = this.button('Compute');
    this.plan = page.getByText(/of work, .* of memory/u);
    this.progress = page.getByRole('progressbar');
    this.run = page.getByRole('region', {
      name: /^Computing|paused$|cancelled$|could not be computed$/u,
    });
    this.answer = page.locator('output');
    this.table = page.getByRole('table');
  }

  async open(hash = '#/solve'): Promise<void> {
    await visit(this.page, hash);
    await expect(this.compute).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** Opens the address of a board and computes it. */
  async solve(hash: string): Promise<void> {
    await this.open(hash);
    await this.compute.click();
    await expect(this.answer).toBeVisible({ timeout: 50_000 });
  }

  /** Starts the long board and waits until there is progress. */
  async startLongRun(): Promise<void> {
    await this.open(LONG_BOARD);
    await this.compute.click();
    await this.expectProgress();
  }

  async expectProgress(): Promise<void> {
    await expect(this.page.getByText(/% done$/u)).toBeVisible();
    await expect.poll(() => this.progressValue()).toBeGreaterThan(0);
  }

  progressValue(): Promise<number> {
    return this.progress.evaluate((bar) => (bar as HTMLProgressElement).value);
  }

  /** The numbers of the table of pairs, without groups; its last row is the sum. */
  tableRows(): Promise<string[][]> {
    return this.table
      .locator('tbody tr, tfoot tr')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.querySelectorAll('td'), ({ innerText }) => innerText)),
      );
  }
}
