/** The Board page in its reader's terms: what it says and does, not how it is made. */
import { expect, type Locator, type Page } from '@playwright/test';
import { TablePage } from './table_page';

export class BoardPage extends TablePage {
  readonly position: Locator;
  /** The bar right below the board: the chosen or pointed move and its buttons. */
  readonly bar: Locator;
  /** The counts of the position. */
  readonly numbers: Locator;
  /** The moves of the chosen corner. */
  readonly corner: Locator;
  readonly list: Locator;
  readonly timeline: Locator;
  /** The live region that tells screen readers of changes. */
  readonly announcer: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly shading: Locator;

  constructor(page: Page) {
    super(page);
    this.position = page.getByRole('region', { name: 'This position' });
    this.bar = page.locator('[data-part=move-bar]');
    this.numbers = page.getByRole('tabpanel', { name: 'Position' });
    this.corner = page.getByRole('region', { name: 'Moves of this corner' });
    this.list = page.getByRole('region', { name: 'All winning moves' });
    this.timeline = page.getByRole('group', { name: 'Moves', exact: true });
    this.announcer = page.locator('[data-part=announcer]');
    this.rows = page.getByRole('textbox', { name: 'Rows' });
    this.columns = page.getByRole('textbox', { name: 'Columns' });
    this.shading = page.getByRole('combobox', { name: 'Shading' });
  }

  /** Opens the initial board with its winning moves unless an address is given. */
  override async open(hash = '#/board?rows=5&columns=5'): Promise<void> {
    await super.open(hash);
  }

  /** Waits until the winning moves are known. */
  async expectReady(): Promise<void> {
    const card = this.page.locator('[aria-labelledby=position-heading]');
    const known = /moves? wins?\.|doesn’t win|possible|No moves are left|can’t be worked out/u;
    await expect(card.filter({ hasText: known })).toBeAttached();
  }

  /** The button in the header that opens the list of games. */
  get gameMenu(): Locator {
    return this.page.getByRole('button', { name: /^Game:/u });
  }

  async chooseGame(name: string): Promise<void> {
    await this.gameMenu.click();
    await this.page.getByRole('group', { name: 'Game' }).getByRole('button', { name }).click();
  }

  /** The button that opens the rule in words. */
  get goal(): Locator {
    return this.page.getByRole('button', {
      name: /^(?:Turn the whole board black|Make the last move)\.$/u,
    });
  }

  slider(side: 'Rows' | 'Columns'): Locator {
    return this.page.getByRole('slider', { name: `${side}, by slider` });
  }

  /** Opens every layer of the reasons for the chosen move. */
  async openReasons(): Promise<void> {
    if (!(await this.why.isVisible())) await this.act('Why?').click();
    // Each layer stays open, whatever move is chosen.
    for (const layer of ['the axes', 'the product', 'each mex']) {
      const toggle = this.why.getByRole('button', {
        name: new RegExp(`^(Show|Hide) ${layer}$`, 'u'),
      });
      if ((await toggle.innerText()).startsWith('Show')) await toggle.click();
    }
  }

  /** A cell of the corner's table. */
  rectangle(width: number, height: number): Locator {
    return this.corner.getByRole('button', {
      name: new RegExp(`^${height} × ${width}`, 'u'),
    });
  }

  overlay(name: 'Disc values' | 'Grundy numbers'): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  /** A fact about the position, such as its nimber. */
  fact(name: string | RegExp): Locator {
    return this.numbers
      .locator('div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .getByRole('definition');
  }

  /** A button for the chosen move. */
  act(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  /** A size preset; the timeline has buttons of the same names. */
  preset(rows: number, columns: number): Locator {
    return this.page
      .getByRole('group', { name: 'Usual sizes' })
      .getByRole('button', { name: `${rows}\u00a0× ${columns}`, exact: true });
  }

  editTool(name: 'All white' | 'All black' | 'At random'): Locator {
    return this.bar.getByRole('button', { name });
  }

  /** The pressed cells of the corner's table: the chosen rectangle, or none. */
  get pressed(): Locator {
    return this.corner.locator('[aria-pressed=true]');
  }

  /** The moves in the open size of the list. */
  get options(): Locator {
    return this.list.getByRole('option');
  }

  get selectedOption(): Locator {
    return this.list.getByRole('option', { selected: true });
  }

  /** An entry of the timeline, the last one if several have the name. */
  entry(name: string | RegExp): Locator {
    return this.timeline.getByRole('listitem').getByRole('button', { name, exact: true }).last();
  }

  entryNames(): Promise<string[]> {
    return this.timeline.getByRole('listitem').allInnerTexts();
  }

  /** The single button of a board that is too large for one over each disc. */
  get cursor(): Locator {
    return this.grid.getByRole('button');
  }

  /** The size of a disc on such a board, measured by the cursor on it. */
  async cellSize(): Promise<number> {
    return (await this.cursor.boundingBox())!.width;
  }

  /** The middle of the disc this many columns and rows from the cursor. */
  async beside(right: number, up: number): Promise<[x: number, y: number]> {
    const { x, y, width, height } = (await this.cursor.boundingBox())!;
    return [x + width * (right + 0.5), y + height * (0.5 - up)];
  }

  /** Goes to a disc by its coordinates, like a reader of a large board. */
  async goTo(column: number, row: number): Promise<void> {
    const entry = this.page.getByRole('group', { name: 'Go to a disc' });
    await entry.getByRole('textbox', { name: 'Row' }).fill(String(row));
    await entry.getByRole('textbox', { name: 'Column' }).fill(String(column));
    await entry.getByRole('button', { name: 'Go' }).click();
    await expect(this.cursor).toBeFocused();
  }

  /** The address of what is shown, once the address bar has it; the page's own links have it at once. */
  async address(): Promise<string> {
    const link = this.page.getByRole('link', { name: 'Board', exact: true });
    await expect
      .poll(async () => this.page.url().endsWith((await link.getAttribute('href'))!))
      .toBe(true);
    return this.page.url();
  }
}
