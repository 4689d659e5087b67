/** The attributes of the element, and the properties of the same names. */
import { BOARD_ADDRESS_KEYS } from './address';
import { FRAME_SETTING_NAMES, FRAME_SETTINGS } from './settings';

const OWN = ['src', 'settings', ...BOARD_ADDRESS_KEYS] as const;

/** All attributes besides the settings of the frame. */
export const OWN_ATTRIBUTES = [...OWN, 'width', 'loading', 'credentialless', 'title'] as const;

/** The attributes that make the frame's address. */
export const ADDRESS_ATTRIBUTES: readonly string[] = [...OWN, ...FRAME_SETTING_NAMES];

export const ATTRIBUTES: readonly string[] = [...OWN_ATTRIBUTES, ...FRAME_SETTING_NAMES];

/** The attributes with a property defined here; every element has `lang` anyway. */
export const REFLECTED_ATTRIBUTES = [
  ...ADDRESS_ATTRIBUTES.filter((name) => name !== 'lang'),
  'width',
];

type Settings = typeof FRAME_SETTINGS;

/** The settings as properties of the element: a name, a number, a text, or names separated by commas. */
export type FrameAttributes = {
  -readonly [Name in keyof Settings]: AttributeOf<
    NonNullable<Settings[Name]['defaultValue']>
  > | null;
};
type AttributeOf<Value> = Value extends readonly string[]
  ? string
  : Value extends number
    ? number
    : Value;

function isNumber(name: string): boolean {
  const setting = Object.entries(FRAME_SETTINGS).find(([key]) => key === name)?.[1];
  const kind = setting?.form?.kind;
  return kind === 'number' || ['rows', 'columns', 'seed', 'puzzles', 'width'].includes(name);
}

/** `null` removes the attribute. */
export function reflectAttribute(
  element: Element,
  name: string,
  value: string | number | null | undefined,
): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

export function defineProperties(prototype: Element): void {
  for (const name of REFLECTED_ATTRIBUTES) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        const value = this.getAttribute(name);
        return value !== null && isNumber(name) ? Number(value) : value;
      },
      set(this: Element, value: string | number | null) {
        reflectAttribute(this, name, value);
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
