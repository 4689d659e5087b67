/** A board in its reader's terms; the Board page and games share it. */
import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { discName } from './disc_name';
import type { Cell, Position } from './flipping_game';
import { visit } from './visit';

type PanelTab = 'Position' | 'Game' | 'Why' | 'Lesson' | 'Set up';

export abstract class TablePage {
  readonly page: Page;
  /** The grid of discs; on a large board it has one cursor instead. */
  readonly grid: Locator;
  /** The fields for the size of the board, or of a new game's board. */
  abstract readonly rows: Locator;
  abstract readonly columns: Locator;
  readonly why: Locator;
  /** The message about invalid parts of the address. */
  readonly rejected: Locator;
  /** The study as text, once it was requested. */
  readonly json: Locator;

  constructor(page: Page) {
    this.page = page;
    // A lesson beside the board comes after it in the document, and has boards of its own.
    this.grid = page.getByRole('grid', { name: /^Board of/u }).first();
    this.why = page.getByRole('region', { name: /^Why .+ (?:wins|doesn’t win)$/u });
    this.rejected = page.getByText(/^The link’s|^The game has no move/u);
    this.json = page.getByRole('textbox', { name: 'The board as JSON' });
  }

  /** Waits until the page shows what its address asks for. */
  abstract expectReady(): Promise<void>;

  /** Opens an address and waits until it is shown. */
  async open(hash: string): Promise<void> {
    await visit(this.page, hash);
    await this.expectReady();
  }

  /** Reloads the page at any moment; it saves its state when it unloads. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.expectReady();
  }

  /** The tab of a panel beside the board. */
  tab(name: PanelTab): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Opens a panel. */
  async show(name: PanelTab): Promise<void> {
    await this.tab(name).click();
    await expect(this.page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  mode(name: 'Explore' | 'Puzzle' | 'Edit' | 'Play'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** The button over a disc. */
  disc(column: number, row: number): Locator {
    return this.page.getByRole('button', { name: discName(column, row) });
  }

  /** The names of the buttons over the discs, row by row from the bottom. */
  discNames(): Promise<string[]> {
    return this.grid
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  }

  /** The discs as a screen reader finds them; only for boards with a button over each disc. */
  async readPosition(): Promise<Position> {
    const white = new Set<string>();
    let [rows, columns] = [0, 0];
    for (const name of await this.discNames()) {
      const [, row, column, colour] = /^Row (\d+), column (\d+), (white|black)/u.exec(name) ?? [];
      if (colour === undefined) throw new Error(`What disc is “${name}”?`);
      if (colour === 'white') white.add(`${column},${row}`);
      columns = Math.max(columns, Number(column));
      rows = Math.max(rows, Number(row));
    }
    return { rows, columns, isWhite: ({ column, row }) => white.has(`${column},${row}`) };
  }

  async showJson(): Promise<void> {
    await this.show('Set up');
    if (!(await this.json.isVisible())) await this.page.getByText('As text (JSON)').click();
    await expect(this.json).not.toHaveValue('');
  }

  /** Drags the mouse from disc to disc. */
  async dragOver(...cells: readonly Cell[]): Promise<void> {
    await this.beginDrag(...cells);
    await this.page.mouse.up();
  }

  /** Drags like `dragOver`, and keeps the button pressed. */
  async beginDrag(...cells: readonly Cell[]): Promise<void> {
    const { mouse } = this.page;
    await this.grid.scrollIntoViewIfNeeded();
    for (const [place, cell] of cells.entries()) {
      const [x, y] = await this.middleOf(cell);
      // With five steps, no path over whole discs passes exactly between two of them.
      await mouse.move(x, y, { steps: 5 });
      if (place === 0) await mouse.down();
    }
  }

  async middleOf({ column, row }: Cell): Promise<readonly [x: number, y: number]> {
    const box = await this.disc(column, row).boundingBox();
    if (box === null) throw new Error(`The disc ${column}, ${row} is not there.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Moves the pointer off the board. */
  async park(): Promise<void> {
    await this.page.mouse.move(2, 2);
  }

  /**
   * A hash of everything drawn on the board. It waits for an animation frame, because pending changes are drawn there.
   */
  async picture(): Promise<string> {
    const canvases = await this.page.locator('canvas').evaluateAll(async (all) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      return all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    });
    return createHash('sha1').update(canvases.join()).digest('base64');
  }
}
