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

  /** Where its page is shown already it begins right away. */
  const beginningOn = (name: PageName) => (model: PageModel) => {
    if (page.value === name) model.visit(readRoute(addressBar.hash).query);
  };

  return {
    ...{ pages, page, unknownPage, board, solve, embed, isFirstMinute },
    addresses: {
      board: board.address,
      solve: computed(() => solve.value?.address.value ?? '#/solve'),
      // The first time, the board comes along.
      embed: computed(
        () => embed.value?.address.value ?? board.address.value.replace('#/board', '#/embed'),
      ),
    },
    endFirstMinute() {
      isFirstMinute.value = false;
      newcomer?.remember();
    },
    openSolve: () => openOnce(solve, loadSolve, beginningOn('solve')),
    openEmbed: () =>
      loadEmbed === undefined
        ? Promise.reject(new Error('This site has no such page.'))
        : openOnce(embed, loadEmbed, beginningOn('embed')),
    visit() {
      const asked = askedIn(addressBar.hash, pages);
      const isUnasked = asked.page === 'board' && asked.query.toString() === '';
      unknownPage.value = asked.unknown;
      if (asked.page !== page.value) models()[page.value]?.leave();
      page.value = asked.page;
      // Never where a link asks for anything, nor once the reader has seen more of the site.
      if (!wasVisited && isUnasked && asked.unknown === undefined)
        isFirstMinute.value = newcomer?.isNew() ?? false;
      wasVisited = true;
      models()[asked.page]?.visit(isUnasked ? new URLSearchParams(UNASKED) : asked.query);
    },
    save() {
      for (const model of Object.values(models())) model?.save();
    },
  };
}

/** Whoever asks for it again gets the same. */
async function openOnce<Model>(
  place: Signal<Model | undefined>,
  load: () => Promise<Model>,
  begin: (model: Model) => void,
): Promise<Model> {
  if (place.value !== undefined) return place.value;
  const loaded = await load();
  // Somebody else may have asked for it as well.
  if (place.value !== undefined) return place.value;
  place.value = loaded;
  begin(loaded);
  return loaded;
}

/** The first page stands in for one that is unknown; what that was set to is no business of it. */
function askedIn(hash: string, pages: readonly PageName[]) {
  const { page, query } = readRoute(hash);
  const known = pages.find((name) => name === page);
  return known === undefined && page !== ''
    ? { page: PAGE_NAMES[0], unknown: page, query: new URLSearchParams() }
    : { page: known ?? PAGE_NAMES[0], unknown: undefined, query };
}
