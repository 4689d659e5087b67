/** The whole site: which page its address names, and the model of each page. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { readRoute } from '../game/route';
import type { AddressBar } from '../study/address_keeping';
import type { SolveModel } from './solve/solve_model';
import type { StudyModel } from '../study/study_model';
import type { EmbedModel } from './embed/embed_model';

/** In the order of the navigation; the first one stands in for those that do not exist. */
export const PAGE_NAMES = ['board', 'solve', 'embed'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export interface SiteModel {
  /** Those that this site has. */
  readonly pages: readonly PageName[];
  readonly page: ReadonlySignal<PageName>;
  /** A page that the address asked for and that does not exist; the first page stands in for it. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** Where the navigation leads: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly board: StudyModel;
  /** Whether a newcomer is shown the first steps. */
  readonly isFirstMinute: ReadonlySignal<boolean>;
  endFirstMinute(): void;
  /** Absent until somebody opens the page. */
  readonly solve: ReadonlySignal<SolveModel | undefined>;
  readonly embed: ReadonlySignal<EmbedModel | undefined>;
  /** The models fetched the first time; they reject when they cannot be, and may then be asked again. */
  openSolve(): Promise<SolveModel>;
  openEmbed(): Promise<EmbedModel>;
  /** The reader came to the address that the bar now shows. */
  visit(): void;
  /** The site may be closed or loaded anew at any moment. */
  save(): void;
}

/** Whether somebody is here for the first time; the browser remembers when that is over. */
export interface Newcomer {
  isNew(): boolean;
  remember(): void;
}

/** What the site needs of its surroundings. */
export interface SiteParts {
  readonly board: StudyModel;
  readonly addressBar: AddressBar;
  readonly newcomer?: Newcomer;
  /** Solve comes with code of its own, which the first view does without. */
  readonly loadSolve: () => Promise<SolveModel>;
  /** Absent where there is nothing to be embedded beside the page, which then has no page for it. */
  readonly loadEmbed?: () => Promise<EmbedModel>;
}

/** A board that no link asked for begins without its answers. */
const UNASKED = 'answers=no';

interface PageModel {
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

export function createSiteModel(parts: SiteParts): SiteModel {
  const { board, addressBar, newcomer, loadSolve, loadEmbed } = parts;
  const isFirstMinute = signal(false);
  let wasVisited = false;
  const page = signal<PageName>(PAGE_NAMES[0]);
  const unknownPage = signal<string | undefined>(undefined);
  const solve = signal<SolveModel | undefined>(undefined);
  const embed = signal<EmbedModel | undefined>(undefined);
  const pages = PAGE_NAMES.filter((name) => name !== 'embed' || loadEmbed !== undefined);

  function models(): Readonly<Record<PageName, PageModel | undefined>> {
    return { board, solve: solve.value, embed: embed.value };
  }

  /** A model is loaded once; where its page is shown already it begins right away. */
  async function opened<Model extends PageModel>(
    place: Signal<Model | undefined>,
    load: () => Promise<Model>,
    name: PageName,
  ): Promise<Model> {
    const known = place.value;
    if (known !== undefined) return known;
    const loaded = await load();
    // Somebody else may have asked for it as well.
    const earlier = place.value;
    if (earlier !== undefined) return earlier;
    place.value = loaded;
    if (page.value === name) loaded.visit(readRoute(addressBar.hash).query);
    return loaded;
  }

  return {
    pages,
    page,
    unknownPage,
    addresses: {
      board: board.address,
      solve: computed(() => solve.value?.address.value ?? '#/solve'),
      // The first time, the board comes along.
      embed: computed(
        () => embed.value?.address.value ?? board.address.value.replace('#/board', '#/embed'),
      ),
    },
    board,
    isFirstMinute,
    endFirstMinute() {
      isFirstMinute.value = false;
      newcomer?.remember();
    },
    solve,
    embed,
    openSolve: () => opened(solve, loadSolve, 'solve'),
    openEmbed: () =>
      loadEmbed === undefined
        ? Promise.reject(new Error('This site has no such page.'))
        : opened(embed, loadEmbed, 'embed'),
    visit() {
      const route = readRoute(addressBar.hash);
      const known = pages.find((name) => name === route.page);
      const next = known ?? PAGE_NAMES[0];
      unknownPage.value = known === undefined && route.page !== '' ? route.page : undefined;
      if (next !== page.value) models()[page.value]?.leave();
      page.value = next;
      // What an unknown page was set to is no business of the page that stands in for it.
      const query = unknownPage.value === undefined ? route.query : new URLSearchParams();
      const isBare = query.toString() === '';
      // Never where a link asks for anything, nor once the reader has seen more of the site.
      const isFirst = !wasVisited && isBare && next === 'board' && unknownPage.value === undefined;
      if (isFirst) isFirstMinute.value = newcomer?.isNew() ?? false;
      wasVisited = true;
      models()[next]?.visit(next === 'board' && isBare ? new URLSearchParams(UNASKED) : query);
    },
    save() {
      for (const model of Object.values(models())) model?.save();
    },
  };
}
