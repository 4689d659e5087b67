/** The whole site: which page its address names, and the model of each page. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Solver } from '../solver/solver';
import { readRoute } from './route';
import type { AddressBar } from './route';
import { printSolveAddress } from './solve_address';
import { createSolveModel } from './solve_model';
import type { SolveModel } from './solve_model';

export const PAGE_NAMES = ['solve'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export interface SiteModel {
  readonly page: ReadonlySignal<PageName>;
  /** A page that the address asked for and that does not exist; the first page stands in for it. */
  readonly unknownPage: ReadonlySignal<string | undefined>;
  /** Where the navigation leads: each page as its reader left it. */
  readonly addresses: Readonly<Record<PageName, ReadonlySignal<string>>>;
  readonly solve: SolveModel;
  /** The reader came to the address that the bar now shows. */
  visit(): void;
}

export function createSiteModel(solver: Solver, addressBar: AddressBar): SiteModel {
  const page = signal<PageName>('solve');
  const unknownPage = signal<string | undefined>(undefined);
  const solve = createSolveModel(solver, addressBar);

  return {
    page,
    unknownPage,
    addresses: { solve: computed(() => printSolveAddress(solve.fields.value) ?? '#/solve') },
    solve,
    visit() {
      const route = readRoute(addressBar.hash);
      const known = PAGE_NAMES.find((name) => name === route.page);
      unknownPage.value = known === undefined && route.page !== '' ? route.page : undefined;
      page.value = known ?? 'solve';
      // What an unknown page was set to is no business of the page that stands in for it.
      solve.visit(unknownPage.value === undefined ? route.query : new URLSearchParams());
    },
  };
}
