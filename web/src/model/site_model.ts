/** The whole site: which page its address names, and the model of each page. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardAnalyst } from '../solver/board_analyst';
import { BOARD_MODES, createBoardModel } from './board/board_model';
import type { BoardMode, BoardModel, Position } from './board/board_model';
import { samePosition } from './board/position';
import type { EmbedModel } from './embed/embed_model';
import { isGameSize } from './play/game_setup';
import type { PlayModel } from './play/play_model';
import { NO_LIMITS } from './limits';
import type { Limits } from './limits';
import { printRoute, readRoute } from './route';
import type { AddressBar, Route } from './route';
import type { SessionStore } from './session_store';
import type { SolveModel } from './solve_model';

/** In the order of the navigation; the first one stands in for those that do not exist. */
export const PAGE_NAMES = ['board', 'solve', 'embed'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** What stands on a page, each with a model of its own: a game is played on the Board page. */
export type ViewName = PageName | 'play';

/** What one can do on the Board page. */
export const SITE_MODES = [...BOARD_MODES, 'play'] as const;
export type SiteMode = (typeof SITE_MODES)[number];

export interface ModeChoice {
  readonly mode: ReadonlySignal<SiteMode>;
  /**
   * Another mode on the Board page, with the position that is on the board: at an address of its own
   * where a game begins or is left, so that the way back leads there again.
   */
  setMode(mode: SiteMode): void;
}

export interface SiteModel extends ModeChoice {
  /** Those that this site has. */
  readonly pages: readonly PageName[];
  readonly page: ReadonlySignal<PageName>;
  readonly view: ReadonlySignal<ViewName>;
  /** A page that the address asked for and that does not exist; the first page stands in for it. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** Where the navigation leads: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly board: BoardModel;
  /** Absent until somebody plays. */
  readonly play: ReadonlySignal<PlayModel | undefined>;
  /** Absent until somebody opens the page. */
  readonly solve: ReadonlySignal<SolveModel | undefined>;
  readonly embed: ReadonlySignal<EmbedModel | undefined>;
  /** The models fetched the first time; they reject when they cannot be, and may then be asked again. */
  openPlay(): Promise<PlayModel>;
  openSolve(): Promise<SolveModel>;
  openEmbed(): Promise<EmbedModel>;
  /** The reader came to the address that the bar now shows. */
  visit(): void;
  /** The site may be closed or loaded anew at any moment. */
  save(): void;
}

/** What the site needs of its surroundings. */
export interface SiteParts {
  readonly analyst: BoardAnalyst;
  readonly addressBar: AddressBar;
  /** Where the Board page keeps its timeline. */
  readonly keep: SessionStore;
  readonly limits?: Limits;
  /** Playing and Solve come with code of their own, which the first view does without. */
  readonly loadPlay: () => Promise<PlayModel>;
  readonly loadSolve: () => Promise<SolveModel>;
  /**
   * Absent where there is nothing to be embedded beside the page, which then has no page for it. Is told
   * what lies on the Board page.
   */
  readonly loadEmbed?: (shownPosition: ReadonlySignal<Position>) => Promise<EmbedModel>;
}

export function createSiteModel({
  analyst,
  addressBar,
  keep,
  limits = NO_LIMITS,
  loadPlay,
  loadSolve,
  loadEmbed,
}: SiteParts): SiteModel {
  const view = signal<ViewName>(PAGE_NAMES[0]);
  const unknownPage = signal<string | undefined>(undefined);
  const board = createBoardModel(analyst, addressBar, keep, undefined, limits);
  const play = signal<PlayModel | undefined>(undefined);
  const solve = signal<SolveModel | undefined>(undefined);
  const embed = signal<EmbedModel | undefined>(undefined);
  const pages = PAGE_NAMES.filter((name) => name !== 'embed' || loadEmbed !== undefined);
  /** Which of its views the Board page was left with. */
  const isPlaying = signal(false);
  const page = computed(() => pageOf(view.value));

  function modelOf(name: ViewName) {
    return { board, play: play.value, solve: solve.value, embed: embed.value }[name];
  }

  function show(next: ViewName) {
    if (next !== view.value) modelOf(view.value)?.leave();
    view.value = next;
    if (pageOf(next) === 'board') isPlaying.value = next === 'play';
  }

  function visitBar(model: { visit(query: URLSearchParams): void }) {
    model.visit(readRoute(addressBar.hash).query);
  }

  /** The board's position is played on, once the model is there. */
  let toBePlayed: Position | undefined;

  function enterPlay(model: PlayModel) {
    const position = toBePlayed;
    toBePlayed = undefined;
    const isPlayable = position !== undefined && isGameSize(position);
    if (isPlayable) go(model.address.value);
    // Its size cannot be used, and the page says so.
    else if (position !== undefined) go(tooLargeAddress(position));
    visitBar(model);
    const isBegun =
      limits.locks.position &&
      position !== undefined &&
      samePosition(position, model.game.value.setup.start);
    if (isPlayable && !isBegun) model.open(position);
  }

  /** An entry of its own in the history, unless it is there already. */
  function go(address: string) {
    if (address !== addressBar.hash) addressBar.push(address);
  }

  /** A model is loaded once; where its view is shown already it begins right away. */
  async function opened<Model>(
    place: Signal<Model | undefined>,
    load: () => Promise<Model>,
    name: ViewName,
    begin: (model: Model) => void,
  ): Promise<Model> {
    const known = place.value;
    if (known !== undefined) return known;
    const loaded = await load();
    // Somebody else may have asked for it as well.
    const earlier = place.value;
    if (earlier !== undefined) return earlier;
    place.value = loaded;
    if (view.value === name) begin(loaded);
    return loaded;
  }

  function setMode(mode: SiteMode) {
    if (mode === 'play') {
      if (view.value === 'play') return;
      toBePlayed = board.state.value.position;
      show('play');
      if (play.value !== undefined) enterPlay(play.value);
    } else if (view.value !== 'play') {
      board.setMode(mode);
    } else {
      leavePlay(mode);
    }
  }

  function leavePlay(mode: BoardMode) {
    toBePlayed = undefined;
    // Where the position is locked, no move of a game has turned a disc of the board.
    const played = limits.locks.position
      ? play.value?.game.value.setup.start
      : play.value?.table.state.value.position;
    const position = played ?? board.state.value.position;
    show('board');
    go(board.addressOf(position, mode));
    visitBar(board);
  }

  const shownPosition = computed(() =>
    isPlaying.value && play.value
      ? play.value.table.state.value.position
      : board.state.value.position,
  );
  const boardAddress = computed(
    () => (isPlaying.value && play.value ? play.value : board).address.value,
  );

  return {
    pages,
    page,
    view,
    unknownPage,
    addresses: {
      board: boardAddress,
      solve: computed(() => solve.value?.address.value ?? '#/solve'),
      // The first time, the board comes along.
      embed: computed(
        () => embed.value?.address.value ?? boardAddress.value.replace('#/board', '#/embed'),
      ),
    },
    board,
    play,
    solve,
    embed,
    mode: computed(() => (view.value === 'play' ? 'play' : board.state.value.mode)),
    setMode,
    openPlay: () => opened(play, loadPlay, 'play', enterPlay),
    openSolve: () => opened(solve, loadSolve, 'solve', visitBar),
    openEmbed: () =>
      loadEmbed === undefined
        ? Promise.reject(new Error('This site has no such page.'))
        : opened(embed, () => loadEmbed(shownPosition), 'embed', visitBar),
    visit() {
      const route = readRoute(addressBar.hash);
      const known = pages.find((name) => name === route.page);
      unknownPage.value = known === undefined && route.page !== '' ? route.page : undefined;
      toBePlayed = undefined;
      show(viewOf(known ?? PAGE_NAMES[0], route));
      // What an unknown page was set to is no business of the page that stands in for it.
      modelOf(view.value)?.visit(
        unknownPage.value === undefined ? route.query : new URLSearchParams(),
      );
    },
    save() {
      board.save();
      play.value?.save();
      solve.value?.save();
      embed.value?.save();
    },
  };
}

function tooLargeAddress({ rows, columns }: Position): string {
  return printRoute('board', [
    ['rows', String(rows)],
    ['columns', String(columns)],
    ['mode', 'play'],
  ]);
}

function pageOf(view: ViewName): PageName {
  return view === 'play' ? 'board' : view;
}

function viewOf(page: PageName, { query }: Route): ViewName {
  return page === 'board' && query.get('mode') === 'play' ? 'play' : page;
}
