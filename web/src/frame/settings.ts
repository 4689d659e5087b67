/** What the address of a frame asks for: the frame's own keys, and all else for its study. */
import * as v from 'valibot';
import { rejection, settingsIn } from '../game/route';
import type { Rejected } from '../game/route';
import { limitsOf } from '../study/limits';
import type { Limits } from '../study/limits';
import { rejectedText } from '../views/AddressMessages';
import t from '#words/frame';
import { languageCalled } from '../text/language';
import {
  FRAME_HEIGHTS,
  FRAME_KEYS,
  HIDEABLE,
  LOCKABLE,
  NO_PANELS,
  PANELS,
  THEMES,
} from '../widget/settings';
import type { Panel, Theme } from '../widget/settings';

export interface FrameSettings {
  readonly limits: Limits;
  /** Which panels the reader can open. */
  readonly panels: readonly Panel[];
  /** The most that the frame takes down, in CSS pixels; undefined for all that it needs. */
  readonly height: number | undefined;
  readonly theme: Theme;
  /** Who may talk with the frame: `any`, one origin, or `nobody` where an origin is asked for that is none. */
  readonly origin: 'any' | 'nobody' | URL;
  /** Whether there is a lesson in place of a board. */
  readonly hasLesson: boolean;
  /** The address of the study or the lesson, from its `#` on, as the page has it. */
  readonly address: string;
  readonly rejected: readonly Rejected[];
}

export const heightSchema = v.pipe(
  v.number(),
  v.minValue(FRAME_HEIGHTS.least),
  v.maxValue(FRAME_HEIGHTS.most),
);

/** `search`: what stands in the address from its `?` on. */
export function readFrameSettings(search: string): FrameSettings {
  const query = new URLSearchParams(search);
  const { setting, reject, rejected } = settingsIn<string>(query);
  const rejectedNames: Rejected[] = [];

  /** Names with commas between them; the good ones of them. */
  function list<Name extends string>(key: string, names: readonly Name[]): Name[] {
    const given = (query.get(key) ?? '').split(',').filter((part) => part !== '');
    const unknown = given.filter((value) => !names.some((name) => name === value));
    if (unknown.length > 0) rejectedNames.push(rejection(key, unknown.join(',')));
    return names.filter((name) => given.includes(name));
  }

  const limits = limitsOf(list('hide', HIDEABLE), list('lock', LOCKABLE));
  const panels = query.has('panels')
    ? list('panels', [...PANELS, NO_PANELS]).filter((name) => name !== NO_PANELS)
    : PANELS;
  if (limits.locks.position && query.get('mode') === 'edit') {
    reject('mode');
    query.delete('mode');
  }
  const settings = {
    limits,
    panels,
    theme: setting('theme', (value) => THEMES.find((name) => name === value)) ?? 'auto',
    origin: setting('origin', readOrigin) ?? (query.has('origin') ? 'nobody' : 'any'),
    height: setting('height', readHeight),
  } as const;
  // The words themselves have taken it from the address.
  setting('lang', languageCalled);
  const lesson = query.get('lesson');
  for (const key of FRAME_KEYS) query.delete(key);
  const page = lesson === null ? 'board' : `learn/${encodeURIComponent(lesson)}`;
  return {
    ...settings,
    hasLesson: lesson !== null,
    address: `#/${page}?${query.toString()}`,
    rejected: [...rejectedNames, ...rejected],
  };
}

function readHeight(value: string): number | undefined {
  const read = v.safeParse(heightSchema, value.trim() === '' ? undefined : Number(value));
  return read.success ? read.output : undefined;
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
export function settingText({ key, value }: Rejected): string {
  if (key === 'hide' || key === 'lock' || key === 'panels')
    return t(`unknown-${key}`, { name: value });
  if (key === 'height') return t('no-height', { value, ...FRAME_HEIGHTS });
  if (key === 'origin') return t('no-origin', { name: value });
  return rejectedText({ key, value });
}
