/** What of a frame is seen beside its study: which panels can be opened, which one is, and how high it gets. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { PANELS } from '../widget/settings';
import type { ChangedSettings } from '../widget/messages';
import type { Panel, Theme } from '../widget/settings';
import type { FrameSettings } from './settings';

/** Hints are given under the board; the rule can always be opened. */
export type Sheet = Exclude<Panel, 'hints'> | 'rule';

export interface FrameView {
  readonly theme: ReadonlySignal<Theme>;
  /** Those that the host lets the reader open. */
  readonly panels: ReadonlySignal<readonly Panel[]>;
  /** The most that the frame takes down, in CSS pixels; undefined for all that it needs. */
  readonly height: ReadonlySignal<number | undefined>;
  /** One at a time: they stand at the same place. */
  readonly opened: ReadonlySignal<Sheet | undefined>;
  open(sheet: Sheet | undefined): void;
  set(settings: Pick<ChangedSettings, 'theme' | 'panels' | 'height'>): void;
}

export function createFrameView(
  settings: Pick<FrameSettings, 'theme' | 'panels' | 'height'>,
): FrameView {
  const theme = signal(settings.theme);
  const panels = signal(settings.panels);
  const height = signal(settings.height);
  const opened = signal<Sheet | undefined>(undefined);
  const mayBeOpen = (sheet: Sheet) => sheet === 'rule' || panels.value.includes(sheet);
  return {
    theme,
    panels,
    height,
    opened,
    open(sheet) {
      opened.value = sheet !== undefined && mayBeOpen(sheet) ? sheet : undefined;
    },
    set(changed) {
      if (changed.theme !== undefined) theme.value = changed.theme;
      if (changed.height !== undefined) height.value = changed.height ?? undefined;
      if (changed.panels === undefined) return;
      panels.value = changed.panels ?? PANELS;
      if (opened.value !== undefined && !mayBeOpen(opened.value)) opened.value = undefined;
    },
  };
}
