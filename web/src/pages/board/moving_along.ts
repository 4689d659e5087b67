/** Buttons in a line that are one stop of the Tab key: arrow keys go along them, and the stop goes with. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function buttonsOf(line: Element): HTMLButtonElement[] {
  return Array.from(line.querySelectorAll('button'));
}

/** The stop is where it was, as long as that is there; else it is the first button. */
export function keepOneStop(line: Element | null): void {
  const buttons = line === null ? [] : buttonsOf(line);
  const stop = buttons.find((button) => button.dataset.stop !== undefined) ?? buttons[0];
  if (stop !== undefined) putStop(buttons, stop);
}

/** The line lies from left to right on every page. */
export function moveAlong(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    return;
  if (!(event.currentTarget instanceof Element)) return;
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
