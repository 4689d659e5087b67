/** Arrow keys in tables and rows of buttons. */
import { pressedKey } from '../viewport/key_press';

const STEPS_IN_GRID: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus with the arrow keys in a table that has at most one button per field, and skips empty fields. Tables
 * run from left to right on every page.
 */
export function moveInGrid(event: KeyboardEvent): void {
  const step = STEPS_IN_GRID[pressedKey(event)];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const field = event.target.closest('td');
  const table = field?.closest('table');
  if (!field || !table) return;
  let row = (field.parentElement as HTMLTableRowElement).rowIndex;
  let column = field.cellIndex;
  for (;;) {
    row += step[0];
    column += step[1];
    const next = table.rows[row]?.cells[column];
    if (next === undefined) return;
    const button = next.querySelector('button');
    if (button === null) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}

/** A row of buttons is one tab stop, which moves with the arrow keys. */
const STEPS_ALONG: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function buttonsOf(line: Element): HTMLButtonElement[] {
  return Array.from(line.querySelectorAll('button'));
}

/** Makes one button of the row the tab stop: the previous one if it still exists, else the first. */
export function setSingleTabStop(line: Element | null): void {
  const buttons = line === null ? [] : buttonsOf(line);
  const stop = buttons.find((button) => button.dataset.stop !== undefined) ?? buttons[0];
  if (stop !== undefined) putStop(buttons, stop);
}

/** Moves the focus in a row, which runs from left to right on every page. */
export function moveAlong(event: KeyboardEvent): void {
  const step = STEPS_ALONG[pressedKey(event)];
  if (step === undefined || !(event.currentTarget instanceof Element)) return;
  const buttons = buttonsOf(event.currentTarget);
  const next = buttons[buttons.findIndex((button) => button === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  putStop(buttons, next);
  next.focus();
}

function putStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement): void {
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    if (button === stop) button.dataset.stop = '';
    else delete button.dataset.stop;
  }
}
