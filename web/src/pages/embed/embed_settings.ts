/**
 * What a teacher chooses for the board in another page, as the Embed page's address,
 * `#/embed?game=rugs&rows=8&columns=8&mode=predict&hide=nimbers&for=moodle`, and as what the frame's own
 * address has after its `?`.
 */
import { addressSettings, readAddress } from '../../game/address';
import { FLIPPING_GAME } from '../../game/game';
import type { Game } from '../../game/game';
import { DEFAULT_LOOK } from '../../game/look';
import type { Mode } from '../../game/look';
import { USUAL_MATCH } from '../../game/match';
import type { Opponent, Player } from '../../game/match';
import type { Position } from '../../game/position';
import { DEFAULT_STUDY, newStudy, shownPosition } from '../../game/study';
import type { Rejected } from '../../game/route';
import { printRoute, settingsIn } from '../../game/route';
import { language, USUAL_LANGUAGE } from '../../text/language';
import { HIDEABLE, LOCKABLE, NO_PANELS, PANELS, THEMES } from '../../widget/settings';
import type { Hideable, Lockable, Panel, Theme } from '../../widget/settings';

/** What can be done with the board there. */
export const EMBED_MODES = ['explore', 'predict', 'play'] as const satisfies readonly Mode[];
export type EmbedMode = (typeof EMBED_MODES)[number];

/** Where the board goes, which decides how it is written. */
export const SNIPPET_KINDS = [
  'element',
  'frame',
  'moodle',
  'canvas',
  'jupyter-book-2',
  'jupyter-book-1',
  'vitepress',
  'docusaurus',
  'reveal',
] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** How wide the frame is at most, in CSS pixels. */
export const WIDTHS = ['400', '600', '800'] as const;
export type Width = (typeof WIDTHS)[number];

/** How high it is at most. */
export const HEIGHTS = ['auto', '360', '480', '640'] as const;
export type Height = (typeof HEIGHTS)[number];

export interface EmbedSettings {
  readonly game: Game;
  readonly position: Position;
  readonly mode: EmbedMode;
  readonly opponent: Opponent;
  /** Against the computer, whom the reader plays. */
  readonly you: Player;
  readonly hide: readonly Hideable[];
  readonly lock: readonly Lockable[];
  readonly panels: readonly Panel[];
  readonly theme: Theme;
  readonly width: Width;
  readonly height: Height;
  readonly kind: SnippetKind;
}

export const USUAL_SETTINGS: EmbedSettings = {
  game: FLIPPING_GAME,
  position: DEFAULT_STUDY.start,
  mode: 'explore',
  opponent: USUAL_MATCH.opponent,
  you: USUAL_MATCH.you,
  hide: [],
  lock: [],
  panels: PANELS,
  theme: 'auto',
  width: '600',
  height: 'auto',
  kind: 'element',
};

/** The keys that say which board it is, and what is done with it. */
const BOARD_KEYS = ['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you'] as const;
type BoardKey = (typeof BOARD_KEYS)[number];
type OwnKey = 'hide' | 'lock' | 'panels' | 'theme' | 'width' | 'height' | 'for';

export type RejectedEmbedValue = Rejected<BoardKey | OwnKey>;

export interface EmbedAddress {
  readonly settings: EmbedSettings;
  readonly rejected: readonly RejectedEmbedValue[];
}

export function printEmbedAddress(settings: EmbedSettings): string {
  const { width, kind } = settings;
  return printRoute('embed', [
    ...chosenSettings(settings),
    ...unusual('width', width, USUAL_SETTINGS.width),
    ...unusual('for', kind, USUAL_SETTINGS.kind),
  ]);
}

type Settings = readonly (readonly [key: string, value: string])[];

/** What the frame is asked for: what was chosen, in the language of this page. */
export function frameSettings(settings: EmbedSettings, tag = language.tag): Settings {
  return [...chosenSettings(settings), ...unusual('lang', tag, USUAL_LANGUAGE)];
}

/** What differs from the frame's own defaults, and always its size and mode. */
function chosenSettings(settings: EmbedSettings): Settings {
  const { game, position, mode, opponent, hide, lock, panels, theme, height } = settings;
  const you = opponent === 'person' ? USUAL_MATCH.you : settings.you;
  const match = mode === 'play' ? { ...USUAL_MATCH, opponent, you } : USUAL_MATCH;
  const board = { study: newStudy(game, position), match, look: { ...DEFAULT_LOOK, mode } };
  return [
    ...addressSettings(board).filter(([key]) => key !== 'seed'),
    ...unusual('hide', hide.join(','), ''),
    ...unusual('lock', lock.join(','), ''),
    ...unusual('panels', panels.join(',') || NO_PANELS, PANELS.join(',')),
    ...unusual('height', height, USUAL_SETTINGS.height),
    ...unusual('theme', theme, USUAL_SETTINGS.theme),
  ];
}

/**
 * What can't be used is replaced by its default. The address may be one of the Board page with another
 * name in front: the position that it shows comes along, and a reader who edits goes on to explore.
 */
export function readEmbedAddress(query: URLSearchParams): EmbedAddress {
  const { state, rejected } = readAddress(query);
  const { study, match, look } = state;
  const { setting, rejected: ownRejected } = settingsIn<OwnKey>(query);
  return {
    settings: {
      game: study.game,
      position: shownPosition(study),
      mode: look.mode === 'edit' ? 'explore' : look.mode,
      opponent: match.opponent,
      you: match.you,
      hide: setting('hide', (value) => readList(value, HIDEABLE)) ?? USUAL_SETTINGS.hide,
      lock: setting('lock', (value) => readList(value, LOCKABLE)) ?? USUAL_SETTINGS.lock,
      panels: setting('panels', readPanels) ?? USUAL_SETTINGS.panels,
      theme: setting('theme', (value) => nameIn(THEMES, value)) ?? USUAL_SETTINGS.theme,
      width: setting('width', (value) => nameIn(WIDTHS, value)) ?? USUAL_SETTINGS.width,
      height: setting('height', (value) => nameIn(HEIGHTS, value)) ?? USUAL_SETTINGS.height,
      kind: setting('for', (value) => nameIn(SNIPPET_KINDS, value)) ?? USUAL_SETTINGS.kind,
    },
    rejected: [
      ...rejected.flatMap(({ key, value }) => {
        const known = nameIn(BOARD_KEYS, key);
        return known ? [{ key: known, value }] : [];
      }),
      ...ownRejected,
    ],
  };
}

function readPanels(value: string): readonly Panel[] | undefined {
  return value === NO_PANELS ? [] : readList(value, PANELS);
}

function unusual<Key>(key: Key, value: string, usual: string): [Key, string][] {
  return value === usual ? [] : [[key, value]];
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
