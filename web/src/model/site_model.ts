/** The whole site: which page its address names, and the model of each page. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../solver/board_analyst';
import { createBoardModel } from './board/board_model';
import type { BoardModel } from './board/board_model';
import { readRoute } from './route';
import type { AddressBar } from './route';
import type { SessionStore } from './session_store';
import type { SolveModel } from './solve_model';

/** In the order of the navigation; the first one stands in for those that do not exist. */
export const PAGE_NAMES = ['board', 'solve'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export interface SiteModel {
  readonly page: ReadonlySignal<PageName>;
  /** A page that the address asked for and that does not exist; the first page stands in for it. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** Where the navigation leads: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly board: BoardModel;
  /** Absent until somebody opens the page. */
  readonly solve: ReadonlySignal<SolveModel | undefined>;
  /** The model of Solve, fetched the first time; rejects when it cannot be, and may then be asked again. */
  openSolve(): Promise<SolveModel>;
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
  /** Solve comes with code of its own, which the first view does without. */
  readonly loadSolve: () => Promise<SolveModel>;
}

export function createSiteModel({ analyst, addressBar, keep, loadSolve }: SiteParts): SiteModel {
  const page = signal<PageName>(PAGE_NAMES[0]);
  const unknownPage = signal<string | undefined>(undefined);
  const board = createBoardModel(analyst, addressBar, keep);
  const solve = signal<SolveModel | undefined>(undefined);

  return {
    page,
    unknownPage,
    addresses: {
      board: board.address,
      solve: computed(() => solve.value?.address.value ?? '#/solve'),
    },
    board,
    solve,
    async openSolve() {
      const model = solve.value ?? (await loadSolve());
      if (solve.value !== undefined) return solve.value;
      solve.value = model;
      if (page.value === 'solve') model.visit(readRoute(addressBar.hash).query);
      return model;
    },
    visit() {
      const route = readRoute(addressBar.hash);
      const known = PAGE_NAMES.find((name) => name === route.page);
      const next = known ?? PAGE_NAMES[0];
      const pages = { board, solve: solve.value };
      if (next !== page.value) pages[page.value]?.leave();
      unknownPage.value = known === undefined && route.page !== '' ? route.page : undefined;
      page.value = next;
      // What an unknown page was set to is no business of the page that stands in for it.
      pages[next]?.visit(unknownPage.value === undefined ? route.query : new URLSearchParams());
    },
    save: () => board.save(),
  };
}
