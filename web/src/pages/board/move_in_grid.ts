const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrow keys go from button to button of a table that has at most one in a field, and over empty
 * fields. The table lies from left to right on every page.
 */
export function moveInGrid(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    return;
  if (!(event.target instanceof HTMLElement)) return;
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
