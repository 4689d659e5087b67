/** The store of the whole site: the page that the address names, and the model of each page. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { readRoute } from '../game/route';
import type { AddressBar } from '../study/address_writer';
import type { StudyModel } from '../study/study_model';
import type { LessonBeside } from '../activity/lesson/lesson_beside';
import type { EmbedModel } from './embed/embed_model';
import type { GamesModel } from './games/games_model';
import type { LearnModel } from '../activity/lesson/learn_model';
import type { NimbersModel } from './nimbers/nimbers_model';
import type { SolveModel } from './solve/solve_model';

/** The models of the pages with code of their own, which the first view doesn't load. */
export interface LaterModels {
  readonly solve: SolveModel;
  readonly games: GamesModel;
  readonly nimbers: NimbersModel;
  readonly learn: LearnModel;
  readonly embed: EmbedModel;
}
export type LaterPage = keyof LaterModels;
export type PageName = 'board' | LaterPage;

/**
 * Loads each page, in the order of the navigation. Embed is absent if there are no files beside the page that could be
 * embedded.
 */
export type PageLoaders = { readonly [Name in LaterPage]?: () => Promise<LaterModels[Name]> };

type Slots = { readonly [Name in LaterPage]: Signal<LaterModels[Name] | undefined> };

export interface SiteModel {
  /** The pages of this site. */
  readonly pages: readonly PageName[];
  readonly page: ReadonlySignal<PageName>;
  /** The page in the address, if it doesn't exist; the first page is shown instead. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** The addresses of the navigation: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly board: StudyModel;
  readonly lessonBeside: LessonBeside;
  /** Undefined if there is only one language. */
  readonly language: SiteLanguage | undefined;
  /** A new reader is shown the first minute. */
  readonly isFirstMinute: ReadonlySignal<boolean>;
  endFirstMinute(): void;
  /** The models of opened pages. */
  readonly later: {
    readonly [Name in LaterPage]: ReadonlySignal<LaterModels[Name] | undefined>;
  };
  /** Loads the model the first time; rejects if it can't be loaded, and may then be called again. */
  open<Name extends LaterPage>(name: Name): Promise<LaterModels[Name]>;
  /** The address bar's address changed. */
  visit(): void;
  /** The site may be closed or reloaded at any moment. */
  save(): void;
}

/** The language of the page, which the reader can choose. */
export interface SiteLanguage {
  /** Its tag; components that read it are rendered again when it changes. */
  readonly spoken: string;
  /** The last requested language, if its words could not be loaded. */
  readonly failed: ReadonlySignal<string | undefined>;
  choose(tag: string): Promise<void>;
}

/** True on a first visit; the browser stores when that is over. */
export interface FirstVisit {
  isNew(): boolean;
  remember(): void;
}

/** The site's dependencies. */
interface SiteDependencies {
  readonly board: StudyModel;
  readonly lessonBeside: LessonBeside;
  readonly addressBar: AddressBar;
  readonly newcomer?: FirstVisit;
  readonly language?: SiteLanguage;
  readonly loaders: PageLoaders;
}

/** A board that no link asked for begins without its answers. */
const UNASKED = 'answers=no';

interface PageModel {
  readonly address: ReadonlySignal<string>;
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

export function createSiteModel(dependencies: SiteDependencies): SiteModel {
  const { board, lessonBeside, addressBar, newcomer, language, loaders } = dependencies;
  const isFirstMinute = signal(false);
  let wasVisited = false;
  const page = signal<PageName>('board');
  const unknownPage = signal<string | undefined>(undefined);
  const laterPages = Object.keys(loaders) as LaterPage[];
  const pages: readonly PageName[] = ['board', ...laterPages];
  type ByPage<Thing> = Record<LaterPage, Thing>;
  const byPage = <Thing>(thingFor: (name: LaterPage) => Thing) =>
    Object.fromEntries(laterPages.map((name) => [name, thingFor(name)])) as ByPage<Thing>;
  const later = byPage(() => signal(undefined)) as Slots;

  const modelOf = (name: PageName): PageModel | undefined =>
    name === 'board' ? board.visits : later[name].value;

  /** Starts the page at once if it is shown already. */
  const beginningOn = (name: PageName) => (model: PageModel) => {
    if (page.value === name) model.visit(readRoute(addressBar.hash).query);
  };

  /** The first address of the Embed page contains the current board. */
  const unopenedAddress = (name: LaterPage) =>
    name === 'embed' ? board.visits.address.value.replace('#/board', '#/embed') : `#/${name}`;

  return {
    pages,
    page,
    unknownPage,
    board,
    lessonBeside,
    language,
    later,
    isFirstMinute,
    addresses: {
      board: computed(() => lessonBeside.addressWith(board.visits.address.value)),
      ...byPage((name) => computed(() => modelOf(name)?.address.value ?? unopenedAddress(name))),
    },
    endFirstMinute() {
      isFirstMinute.value = false;
      newcomer?.remember();
    },
    open: (name) => {
      const load = loaders[name];
      return load === undefined
        ? Promise.reject(new Error('This site has no such page.'))
        : openOnce(later[name], load, beginningOn(name));
    },
    visit() {
      const asked = askedIn(addressBar.hash, pages);
      if (asked.page === 'board') lessonBeside.visit(asked.query, !wasVisited);
      const isUnasked = asked.page === 'board' && asked.query.toString() === '';
      unknownPage.value = asked.unknown;
      if (asked.page !== page.value) modelOf(page.value)?.leave();
      page.value = asked.page;
      // Never if a link asks for anything, nor once the reader has seen more of the site.
      if (!wasVisited && isUnasked && asked.unknown === undefined)
        isFirstMinute.value = newcomer?.isNew() ?? false;
      wasVisited = true;
      modelOf(asked.page)?.visit(isUnasked ? new URLSearchParams(UNASKED) : asked.query);
    },
    save() {
      for (const name of pages) modelOf(name)?.save();
    },
  };
}

/** Later calls return the same model. */
async function openOnce<Model>(
  place: Signal<Model | undefined>,
  load: () => Promise<Model>,
  begin: (model: Model) => void,
): Promise<Model> {
  if (place.value !== undefined) return place.value;
  const loaded = await load();
  // Another call may have opened it meanwhile.
  if (place.value !== undefined) return place.value;
  place.value = loaded;
  begin(loaded);
  return loaded;
}

/** The page in an address; the first page, without settings, for an unknown one. */
function askedIn(hash: string, pages: readonly PageName[]) {
  const { page, query } = readRoute(hash);
  // Only Learn has more than one page: `#/learn/mex`.
  const known = pages.find((name) => name === page.replace(/^learn\/.*/u, 'learn'));
  return known === undefined && page !== ''
    ? { page: 'board' as const, unknown: page, query: new URLSearchParams() }
    : { page: known ?? ('board' as const), unknown: undefined, query };
}
