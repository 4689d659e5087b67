/** The Solve page in its reader's terms: what it says and does, not how it is made. */
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visit';

/**
 * A board that takes a minute or two, for tests that stop it or look at it meanwhile. A larger one would need a
 * gigabyte each time, which some machines lack.
 */
export const LONG_BOARD = '#/solve?rows=30000000&columns=30000000';
export const LONG_NAME = 'P(30,000,000)';

/** The time for workers to start and make progress while twenty others want the processor too. */
const PATIENCE = { timeout: 60_000 };

export class SolvePage {
  readonly page: Page;
  readonly size: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly square: Locator;
  /** The button that opens the lengths. */
  readonly rule: Locator;
  readonly heights: Locator;
  readonly widths: Locator;
  readonly compute: Locator;
  /** The estimate of the board's computing time, shown until the answer. */
  readonly plan: Locator;
  readonly progress: Locator;
  /** The panel of a run that is working, or that ended without an answer. */
  readonly run: Locator;
  /** The panel that offers to resume a run, interrupted on an earlier visit or by a failure. */
  readonly offer: Locator;
  readonly answer: Locator;
  readonly answerHeading: Locator;
  readonly table: Locator;
  /** The histograms of both axes. */
  readonly histograms: Locator;
  /** The text of the live region. */
  readonly heard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.size = page.getByRole('textbox', { name: 'Board size' });
    this.rows = page.getByRole('textbox', { name: 'Rows', exact: true });
    this.columns = page.getByRole('textbox', { name: 'Columns', exact: true });
    this.square = page.getByRole('checkbox', { name: 'Square board' });
    this.rule = page.getByText('Change the rule', { exact: true });
    this.heights = page.getByRole('combobox', { name: /^Heights/u });
    this.widths = page.getByRole('combobox', { name: /^Widths/u });
    this.compute = this.button('Compute');
    this.plan = page.getByText(/^Takes /u);
    this.progress = page.getByRole('progressbar');
    this.run = page.getByRole('region', {
      name: /^Computing|paused$|cancelled$|could not be computed$/u,
    });
    this.offer = page.getByRole('region', { name: /was interrupted at \d+(\.\d)?%$/u });
    this.answer = page.locator('output');
    this.answerHeading = page.getByRole('heading', { name: /^The .* board/u });
    this.table = page.getByRole('table', { name: /^Pairs of move nimbers/u });
    this.histograms = page.getByRole('slider', { name: /axis: move nimber$/u });
    this.heard = page.locator('p[role=status]').last();
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

  /** Opens a board's address and computes it once the workers have started. */
  async solve(hash: string): Promise<void> {
    await this.open(hash);
    await expect(this.plan.or(this.answer)).toBeVisible(PATIENCE);
    await this.compute.click();
    await expect(this.answer).toBeVisible(PATIENCE);
  }

  /** Starts the long board and waits for progress. */
  async startLongRun(): Promise<void> {
    await this.open(LONG_BOARD);
    await this.compute.click();
    await this.expectProgress();
  }

  /** Waits until more than this fraction of the work is done; a failure shows the page's text instead. */
  async expectProgress(fraction = 0): Promise<void> {
    const seen = async () =>
      (await this.progressValue()) > fraction || (await this.run.allInnerTexts()).join();
    await expect.poll(seen, PATIENCE).toBe(true);
  }

  /** Requests the histograms, which a slow board doesn't count by itself. */
  async showHistograms(): Promise<void> {
    const offer = this.button('Count them');
    await expect(this.histograms.or(offer).first()).toBeVisible(PATIENCE);
    if (await offer.isVisible()) await offer.click();
    await expect(this.histograms).toHaveCount(2, PATIENCE);
  }

  /** The fraction of the work that is done; 0 if no run is shown. */
  progressValue(): Promise<number> {
    return this.progress.evaluateAll(
      (bars) => (bars[0] as HTMLProgressElement | undefined)?.value ?? 0,
    );
  }

  /** The numbers in the table of pairs, without group separators; the last row is the sum. */
  tableRows(): Promise<string[][]> {
    return this.table
      .locator('tbody tr, tfoot tr')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.querySelectorAll('td'), ({ innerText }) => innerText)),
      );
  }
}
