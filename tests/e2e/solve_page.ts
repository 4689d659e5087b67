/** The Solve page as its reader uses it, by what it says and not by how it is made. */
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visit';

/**
 * Takes a minute or two: what a test starts to stop it, or to look at it meanwhile. A larger one would
 * ask for a gigabyte each time, of which some machines have little.
 */
export const LONG_BOARD = '#/solve?rows=30000000&columns=30000000';
export const LONG_NAME = 'P(30,000,000)';

/** Until workers have started and done something, where twenty others want the processor as well. */
const PATIENCE = { timeout: 60_000 };

export class SolvePage {
  readonly page: Page;
  readonly size: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly square: Locator;
  /** Opens the lengths. */
  readonly rule: Locator;
  readonly heights: Locator;
  readonly widths: Locator;
  readonly compute: Locator;
  /** What computing the board takes, until its answer stands there. */
  readonly plan: Locator;
  readonly progress: Locator;
  /** The panel of the run that goes on or ended without an answer. */
  readonly run: Locator;
  /** The panel of a run that was interrupted, on an earlier visit or by a failure. */
  readonly offer: Locator;
  readonly answer: Locator;
  readonly answerHeading: Locator;
  readonly table: Locator;
  /** The histograms of both axes. */
  readonly histograms: Locator;
  /** What a screen reader is told. */
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

  /** Opens the address of a board and computes it, once the workers are there. */
  async solve(hash: string): Promise<void> {
    await this.open(hash);
    await expect(this.plan.or(this.answer)).toBeVisible(PATIENCE);
    await this.compute.click();
    await expect(this.answer).toBeVisible(PATIENCE);
  }

  /** Starts the long board and waits until there is progress. */
  async startLongRun(): Promise<void> {
    await this.open(LONG_BOARD);
    await this.compute.click();
    await this.expectProgress();
  }

  /** More than so much of the work is done. Where it is not, it tells what the page says instead. */
  async expectProgress(fraction = 0): Promise<void> {
    const seen = async () =>
      (await this.progressValue()) > fraction || (await this.run.allInnerTexts()).join();
    await expect.poll(seen, PATIENCE).toBe(true);
  }

  /** Of a board that took long they are counted only when they are asked for. */
  async showHistograms(): Promise<void> {
    const offer = this.button('Count them');
    await expect(this.histograms.or(offer).first()).toBeVisible(PATIENCE);
    if (await offer.isVisible()) await offer.click();
    await expect(this.histograms).toHaveCount(2, PATIENCE);
  }

  /** How much of the work is done; 0 where no run is shown. */
  progressValue(): Promise<number> {
    return this.progress.evaluateAll(
      (bars) => (bars[0] as HTMLProgressElement | undefined)?.value ?? 0,
    );
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
