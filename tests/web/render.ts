/**
 * Mounts components and uses them like their readers: finds elements by their accessible names, presses, types, and
 * moves the focus.
 */
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { onTestFinished } from 'vitest';
import { changeLanguage, loadLaterWordsSafely } from '../../web/src/text/change_language';

/** Draws a view in the document until the test ends; `draw` replaces it. */
export function mount(view: ComponentChild) {
  const place = document.createElement('main');
  document.body.append(place);
  const draw = (next: ComponentChild) => react(() => render(next, place));
  onTestFinished(() => {
    draw(null);
    place.remove();
  });
  draw(view);
  return { place, draw };
}

/** Makes a change and draws its effects. */
export function react(change: () => void): void {
  void act(change);
}

/** Makes a change that takes a while, then draws its effects. */
export async function reactLate(change: () => Promise<unknown> = () => Promise.resolve()) {
  await act(async () => {
    await change();
  });
}

/** Sets the language until the test ends. */
export async function speakIn(tag: string): Promise<void> {
  const speak = (wanted: string) => reactLate(() => changeLanguage(wanted, document));
  onTestFinished(() => speak('en'));
  await loadLaterWordsSafely();
  await speak(tag);
}

/** All elements with this role that screen readers see, in document order. */
export function all(role: string, name?: string | RegExp, within: Element = document.body) {
  return [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      roleOf(element) === role &&
      !isInaccessible(element) &&
      (name === undefined || isCalled(element, name)),
  );
}

function roleOf(element: Element): string | null {
  return element.matches('th[scope=row]') ? 'rowheader' : getRole(element);
}

function isCalled(element: Element, name: string | RegExp): boolean {
  const called = nameOf(element);
  return typeof name === 'string' ? called === name : name.test(called);
}

/** The only element with this role and name. */
export function one(role: string, name?: string | RegExp, within?: Element): HTMLElement {
  const [found, ...others] = all(role, name, within);
  if (found !== undefined && others.length === 0) return found;
  const names = all(role, undefined, within).map((element) => `“${nameOf(element)}”`);
  throw new Error(`Not one is a ${role} “${String(name)}”, of ${names.join(', ')}`);
}

export const field = (name?: string | RegExp) => one('textbox', name) as HTMLInputElement;
export const button = (name?: string | RegExp) => one('button', name);

export const nameOf = (element: Element) => computeAccessibleName(element);
export const descriptionOf = (element: Element) => computeAccessibleDescription(element);
export const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true';

/** The texts of all live regions of a kind. */
export function said(kind: 'alert' | 'status' | 'polite'): string {
  const regions = document.querySelectorAll(`[role=${kind}], [aria-live=${kind}]`);
  return [...regions].flatMap(({ textContent }) => textContent.trim() || []).join(' ');
}

const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]';

/** The stops of the Tab key, in order. */
export function tabStops(within: Element = document.body): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !isInaccessible(element),
  );
}

/** Presses with a pointer, which moves the focus too. */
export function press(element: HTMLElement): void {
  react(() => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (element.matches(FOCUSABLE)) element.focus();
    element.click();
  });
}

export const focus = (element: HTMLElement) => react(() => element.focus());
/** Removes the focus. */
export const leave = () => react(() => (document.activeElement as HTMLElement).blur());

/** Replaces what is in the field. */
export function type(into: HTMLInputElement, text: string): void {
  react(() => {
    into.focus();
    into.value = text;
    into.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/**
 * Presses a key on the focused element and returns whether its default was prevented. Enter in a field presses the
 * submit button.
 */
export function key(name: string): boolean {
  const at = document.activeElement ?? document.body;
  let isTaken = false;
  react(() => {
    const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    isTaken = !at.dispatchEvent(press);
    if (name !== 'Enter' || isTaken || !(at instanceof HTMLInputElement)) return;
    at.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
  return isTaken;
}
