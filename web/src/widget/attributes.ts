/** The attributes of the element, and the properties of the same names. */
import { KEYS } from './address';

const OWN = ['src', 'settings'] as const;

/** Those that make the frame's address. */
export const ADDRESSED = [...OWN, ...KEYS] as const;

/** All that the element looks at. */
export const ATTRIBUTES = [...ADDRESSED, 'width', 'loading', 'credentialless', 'title'] as const;

/** Those with a property that this file makes; every element has `lang` anyway. */
export const REFLECTED = [...ADDRESSED.filter((name) => name !== 'lang'), 'width'];

const isNumber = (name: string) => ['rows', 'columns', 'seed', 'width', 'height'].includes(name);

/** `null` takes the attribute away. */
export function reflect(
  element: Element,
  name: string,
  value: string | number | null | undefined,
): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

export function defineProperties(prototype: Element): void {
  for (const name of REFLECTED) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        const value = this.getAttribute(name);
        return value !== null && isNumber(name) ? Number(value) : value;
      },
      set(this: Element, value: string | number | null) {
        reflect(this, name, value);
      },
    });
  }
}

/** A property that was set before the element was defined hides the accessor of its name. */
export function takeEarlyProperty(element: Element, name: string): void {
  const early = Object.getOwnPropertyDescriptor(element, name);
  if (early === undefined) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, early.value);
}
