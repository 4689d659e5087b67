/**
 * The Embed page's settings as its address, `#/embed?rows=8&columns=8&mode=predict&hide=nimbers&for=moodle`,
 * and as what the frame's own address has after its `?`.
 */
import { addressSettings, sizeSettings } from '../address_settings';
import type { RejectedSetting } from '../address_settings';
import { readSide } from '../board/board_size';
import { filledPosition, isAllWhite } from '../board/position';
import { printPosition, readPosition } from '../board/position_text';
import { isGameSize, opponentNamed, playerNamed } from '../play/game_setup';
import { printRoute } from '../route';
import { DEFAULT_SIZE } from '../size_input';
import {
  EMBED_MODES,
  HIDEABLE,
  LOCKABLE,
  SNIPPET_KINDS,
  THEMES,
  USUAL_SETTINGS,
  WIDTHS,
} from './embed_settings';
import type { EmbedSettings } from './embed_settings';

/** The keys that the frame's address has too. */
export type FrameSettingKey =
  'rows' | 'columns' | 'mode' | 'position' | 'opponent' | 'you' | 'hide' | 'lock' | 'theme';
export type EmbedKey = FrameSettingKey | 'width' | 'for';

export type RejectedEmbedValue = RejectedSetting<EmbedKey>;

export interface EmbedAddress {
  readonly settings: EmbedSettings;
  readonly rejected: readonly RejectedEmbedValue[];
}

export function printEmbedAddress(settings: EmbedSettings): string {
  const { width, kind } = settings;
  return printRoute('embed', [
    ...frameSettings(settings),
    ...(width === USUAL_SETTINGS.width ? [] : [['width', width] as const]),
    ...(kind === USUAL_SETTINGS.kind ? [] : [['for', kind] as const]),
  ]);
}

/** What differs from the frame's own defaults, and always its size and mode. */
export function frameSettings(
  settings: EmbedSettings,
): readonly (readonly [key: FrameSettingKey, value: string])[] {
  const { position, mode, opponent, you, hide, lock, theme } = settings;
  const all: [FrameSettingKey, string][] = [
    ['rows', String(position.rows)],
    ['columns', String(position.columns)],
    ['mode', mode],
  ];
  if (!isAllWhite(position)) all.push(['position', printPosition(position)]);
  if (mode === 'play') {
    all.push(['opponent', opponent]);
    if (opponent !== 'person' && you !== USUAL_SETTINGS.you) all.push(['you', you]);
  }
  if (hide.length > 0) all.push(['hide', hide.join(',')]);
  if (lock.length > 0) all.push(['lock', lock.join(',')]);
  if (theme !== USUAL_SETTINGS.theme) all.push(['theme', theme]);
  return all;
}

/**
 * What cannot be used is replaced by its default. The address may be one of the Board page with another
 * name in front: what it says beside the board is passed over, and who edits goes on to explore.
 */
export function readEmbedAddress(query: URLSearchParams): EmbedAddress {
  const settings = addressSettings<EmbedKey>(query);
  const { setting, rejected } = settings;
  const size = sizeSettings(query, settings, readSide, DEFAULT_SIZE);
  const named = setting('mode', (value) =>
    value === 'edit' ? 'explore' : EMBED_MODES.find((name) => name === value),
  );
  return {
    settings: {
      position:
        setting('position', (value) => readPosition(value, size)) ??
        filledPosition(size.rows, size.columns, 1),
      mode: named === 'play' && !isGameSize(size) ? 'explore' : (named ?? USUAL_SETTINGS.mode),
      opponent: setting('opponent', opponentNamed) ?? USUAL_SETTINGS.opponent,
      you: setting('you', playerNamed) ?? USUAL_SETTINGS.you,
      hide: setting('hide', (value) => readList(value, HIDEABLE)) ?? USUAL_SETTINGS.hide,
      lock: setting('lock', (value) => readList(value, LOCKABLE)) ?? USUAL_SETTINGS.lock,
      theme: setting('theme', (value) => nameIn(THEMES, value)) ?? USUAL_SETTINGS.theme,
      width: setting('width', (value) => nameIn(WIDTHS, value)) ?? USUAL_SETTINGS.width,
      kind: setting('for', (value) => nameIn(SNIPPET_KINDS, value)) ?? USUAL_SETTINGS.kind,
    },
    rejected,
  };
}

function nameIn<Name extends string>(names: readonly Name[], value: string): Name | undefined {
  return names.find((name) => name === value);
}

/** In the order of the names, each once; undefined where one is not among them. */
function readList<Name extends string>(
  value: string,
  names: readonly Name[],
): readonly Name[] | undefined {
  const given = value === '' ? [] : value.split(',');
  if (!given.every((one) => nameIn(names, one) !== undefined)) return undefined;
  return names.filter((name) => given.includes(name));
}
