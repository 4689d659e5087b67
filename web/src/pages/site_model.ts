/** The whole site: which page its address names, and the model of each page. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { readRoute } from '../game/route';
import type { AddressBar } from '../study/address_keeping';
import type { StudyModel } from '../study/study_model';
import type { LessonBeside } from '../activity/lesson/lesson_beside';
import type { EmbedModel } from './embed/embed_model';
import type { GamesModel } from './games/games_model';
import type { LearnModel } from '../activity/lesson/learn_model';
import type { NimbersModel } from './nimbers/nimbers_model';
import type { SolveModel } from './solve/solve_model';

/** The models of the pages that come with code of their own, which the first view does without. */
export interface LaterModels {
  readonly solve: SolveModel;
  readonly games: GamesModel;
  readonly nimbers: NimbersModel;
  readonly learn: LearnModel;
  readonly embed: EmbedModel;
}
export type LaterPage = keyof LaterModels;
export type PageName = 'board' | LaterPage;

/** How each page comes, in the order of the navigation. One that is absent is not there: nothing lies beside the page to be embedded. */
export type PageLoaders = { readonly [Name in LaterPage]?: () => Promise<LaterModels[Name]> };

type Slots = { readonly [Name in LaterPage]: Signal<LaterModels[Name] | undefined> };

export interface SiteModel {
  /** Those that this site has. */
  readonly pages: readonly PageName[];
  readonly page: ReadonlySignal<PageName>;
  /** The page that the address asked for, if there is no such page; the first page is shown instead. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** Where the navigation leads: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly board: StudyModel;
  readonly lessonBeside: LessonBeside;
  /** Absent where there is one language. */
  readonly language: SiteLanguage | undefined;
  /** Whether a newcomer is shown the first steps. */
  readonly isFirstMinute: ReadonlySignal<boolean>;
  endFirstMinute(): void;
  /** Each is empty until somebody opens the page. */
  readonly later: {
    readonly [Name in LaterPage]: ReadonlySignal<LaterModels[Name] | undefined>;
  };
  /** The model, fetched the first time; rejects when it cannot be, and may then be asked again. */
  open<Name extends LaterPage>(name: Name): Promise<LaterModels[Name]>;
  /** The reader came to the address that the bar now shows. */
  visit(): void;
  /** The site may be closed or loaded anew at any moment. */
  save(): void;
}

/** The language of the page, which the reader may choose. */
export interface SiteLanguage {
  /** Its tag; whoever draws with it is drawn again when it changes. */
  readonly spoken: string;
  /** The one that was asked for last, if its words didn't come. */
  readonly failed: ReadonlySignal<string | undefined>;
  choose(tag: string): Promise<void>;
}

/** Whether somebody is here for the first time; the browser remembers when that is over. */
export interface Newcomer {
  isNew(): boolean;
  remember(): void;
}

/** What the site needs of its surroundings. */
interface SiteParts {
  readonly board: StudyModel;
  readonly lessonBeside: LessonBeside;
  readonly addressBar: AddressBar;
  readonly newcomer?: Newcomer;
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

export function createSiteModel(parts: SiteParts): SiteModel {
  const { board, lessonBeside, addressBar, newcomer, language, loaders } = parts;
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

  /** Where its page is shown already it begins right away. */
  const beginningOn = (name: PageName) => (model: PageModel) => {
    if (page.value === name) model.visit(readRoute(addressBar.hash).query);
  };

  /** The board comes along to the Embed page the first time. */
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
      // Never where a link asks for anything, nor once the reader has seen more of the site.
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

/** Asked for again, it is the same. */
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

/** The first page is shown for an unknown one, without that page's settings. */
function askedIn(hash: string, pages: readonly PageName[]) {
  const { page, query } = readRoute(hash);
  // Only Learn has more than one page: `#/learn/mex`.
  const known = pages.find((name) => name === page.replace(/^learn\/.*/u, 'learn'));
  return known === undefined && page !== ''
    ? { page: 'board' as const, unknown: page, query: new URLSearchParams() }
    : { page: known ?? ('board' as const), unknown: undefined, query };
}
