/** The state of a frame besides its study: the available panels, the open one, and the height limit. */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ChangedLive } from '../element/messages';
import { LIVE_SETTINGS, type LiveSettings, type Panel } from '../element/settings';

/** Hints are shown under the board; the rule can always be opened. */
export type SheetName = Exclude<Panel, 'hints'> | 'rule';

type LiveSignals = {
  readonly [Name in keyof LiveSettings]: Signal<LiveSettings[Name]>;
};

export type FrameView = {
  readonly [Name in keyof LiveSettings]: ReadonlySignal<LiveSettings[Name]>;
} & {
  /** One at a time, as they share one place. */
  readonly opened: ReadonlySignal<SheetName | undefined>;
  open(sheet: SheetName | undefined): void;
  set(changed: ChangedLive): void;
};

export function createFrameView(settings: LiveSettings): FrameView {
  const names = Object.keys(LIVE_SETTINGS) as (keyof LiveSettings)[];
  const live = Object.fromEntries(
    names.map((name) => [name, signal<unknown>(settings[name])]),
  ) as unknown as LiveSignals;
  const opened = signal<SheetName | undefined>(undefined);
  const mayBeOpen = (sheet: SheetName) => sheet === 'rule' || live.panels.value.includes(sheet);
  return {
    ...live,
    opened,
    open(sheet) {
      opened.value = sheet !== undefined && mayBeOpen(sheet) ? sheet : undefined;
    },
    set(changed) {
      for (const name of names) {
        const place: Signal<unknown> = live[name];
        if (changed[name] !== undefined)
          place.value = changed[name] ?? LIVE_SETTINGS[name].defaultValue;
      }
      if (opened.value !== undefined && !mayBeOpen(opened.value)) opened.value = undefined;
    },
  };
}
