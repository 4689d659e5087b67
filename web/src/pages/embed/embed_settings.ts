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
import { printRoute } from '../../game/route';
import { choice, schemaOf } from '../../game/schema';
import type { Printed, SetBy } from '../../game/schema';
import { language, USUAL_LANGUAGE } from '../../text/language';
import { FRAME_SETTINGS } from '../../widget/settings';

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

/** The picture of a large board has a form of its own. */
const { view: _view, seen: _seen, ...BOARD_SETTINGS } = FRAME_SETTINGS;

/** What is set beside the board itself, and has a place in the form. */
export const READER_SETTINGS = {
  ...BOARD_SETTINGS,
  /** How wide the frame is at most, in CSS pixels. */
  width: choice(['400', '600', '800'], '600'),
};
const EMBED = schemaOf({
  ...READER_SETTINGS,
  kind: { ...choice(SNIPPET_KINDS, 'element'), keys: ['for'] },
});
const FRAME = schemaOf(BOARD_SETTINGS);

export type EmbedSettings = SetBy<typeof EMBED> & {
  readonly game: Game;
  readonly position: Position;
  readonly mode: EmbedMode;
  readonly opponent: Opponent;
  /** Against the computer, whom the reader plays. */
  readonly you: Player;
};

export const USUAL_SETTINGS: EmbedSettings = {
  ...EMBED.usual,
  game: FLIPPING_GAME,
  position: DEFAULT_STUDY.start,
  mode: 'explore',
  opponent: USUAL_MATCH.opponent,
  you: USUAL_MATCH.you,
};

/** The keys that say which board it is, and what is done with it. */
const BOARD_KEYS = ['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you'] as const;

export interface EmbedAddress {
  readonly settings: EmbedSettings;
  readonly rejected: readonly Rejected[];
}

export function printEmbedAddress(settings: EmbedSettings): string {
  return printRoute('embed', [...boardSettings(settings), ...EMBED.print(settings)]);
}

/** What the frame is asked for: what was chosen, in the language of this page. */
export function frameSettings(settings: EmbedSettings, tag = language.tag): Printed {
  return [
    ...boardSettings(settings),
    ...FRAME.print(settings),
    ...(tag === USUAL_LANGUAGE ? [] : [['lang', tag] as const]),
  ];
}

/** What differs from the frame's own defaults, and always its size and mode. */
function boardSettings({ game, position, mode, opponent, you: chosen }: EmbedSettings): Printed {
  const you = opponent === 'person' ? USUAL_MATCH.you : chosen;
  const match = mode === 'play' ? { ...USUAL_MATCH, opponent, you } : USUAL_MATCH;
  const board = { study: newStudy(game, position), match, look: { ...DEFAULT_LOOK, mode } };
  return addressSettings(board).filter(([key]) => key !== 'seed');
}

/**
 * What can't be used is replaced by its default. The address may be one of the Board page with another
 * name in front: the position that it shows comes along, and a reader who edits goes on to explore.
 */
export function readEmbedAddress(query: URLSearchParams): EmbedAddress {
  const { state, rejected } = readAddress(query);
  const { study, match, look } = state;
  const own = EMBED.read(query);
  const isOfBoard = ({ key }: Rejected) => BOARD_KEYS.some((known) => known === key);
  return {
    settings: {
      ...own.settings,
      game: study.game,
      position: shownPosition(study),
      mode: look.mode === 'edit' ? 'explore' : look.mode,
      opponent: match.opponent,
      you: match.you,
    },
    rejected: [...rejected.filter(isOfBoard), ...own.rejected],
  };
}
