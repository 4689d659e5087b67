/** What the address of a frame asks for: the frame's own keys, and all else for its study. */
import { addressSettings, rejection } from '../model/address_settings';
import type { RejectedSetting } from '../model/address_settings';
import { limitsOf } from '../model/limits';
import type { Limits } from '../model/limits';
import { rejectedText } from '../views/AddressMessages';
import { frameText, LANGUAGES } from '../text/frame';
import type { Language } from '../text/frame';
import { FRAME_KEYS, HIDEABLE, LOCKABLE, THEMES } from '../widget/settings';
import type { Theme } from '../widget/settings';

export interface FrameSettings {
  readonly limits: Limits;
  readonly theme: Theme;
  readonly language: Language;
  /** Who may talk with the frame: `any`, one origin, or `nobody` where an origin is asked for that is none. */
  readonly origin: 'any' | 'nobody' | URL;
  /** The address of the study, from its `#` on, as the page has it. */
  readonly address: string;
  readonly rejected: readonly RejectedSetting<string>[];
}

/** `search`: what stands in the address from its `?` on. */
export function readFrameSettings(search: string): FrameSettings {
  const query = new URLSearchParams(search);
  const { setting, reject, rejected } = addressSettings<string>(query);

  /** Names with commas between them; the good ones of them. */
  function list<Name extends string>(key: string, names: readonly Name[]): Name[] {
    const given = (query.get(key) ?? '').split(',').filter((part) => part !== '');
    const unknown = given.filter((value) => !names.some((name) => name === value));
    if (unknown.length > 0) rejectedNames.push(rejection(key, unknown.join(',')));
    return names.filter((name) => given.includes(name));
  }

  const rejectedNames: RejectedSetting<string>[] = [];
  const limits = limitsOf(list('hide', HIDEABLE), list('lock', LOCKABLE));
  const theme = setting('theme', (value) => THEMES.find((name) => name === value));
  const language = setting('lang', (value) => LANGUAGES.find((name) => name === value));
  const origin = setting('origin', readOrigin);
  if (limits.locks.position && query.get('mode') === 'edit') {
    reject('mode');
    query.delete('mode');
  }
  const asksForOrigin = query.has('origin');
  for (const key of FRAME_KEYS) query.delete(key);
  return {
    limits,
    theme: theme ?? 'auto',
    language: language ?? 'en',
    origin: origin ?? (asksForOrigin ? 'nobody' : 'any'),
    address: `#/board?${query.toString()}`,
    rejected: [...rejectedNames, ...rejected],
  };
}

/** As a browser writes an origin, with nothing behind it. */
function readOrigin(value: string): URL | undefined {
  try {
    const url = new URL(value);
    return /^https?:$/u.test(url.protocol) && url.origin === value ? url : undefined;
  } catch {
    return undefined;
  }
}

/** What the address asked of the frame itself and did not get; of a list, one of its names. */
export function settingText({ key, value }: RejectedSetting<string>): string {
  if (key === 'hide' || key === 'lock') return frameText().unknownName[key](value);
  if (key === 'origin') return frameText().noOrigin(value);
  return rejectedText({ key, value });
}
