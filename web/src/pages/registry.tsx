/** The pages of the site, in the order of the navigation. A new page is a name in the model and a line here. */
import type { ComponentChild } from 'preact';
import type { PageName, SiteModel } from '../model/site_model';
import { BoardPage } from './board/BoardPage';
import { lazily } from './lazily';

const Solve = lazily<{ readonly site: SiteModel }>(async ({ site }) => {
  const [{ SolvePage }, model] = await Promise.all([import('./solve/SolvePage'), site.openSolve()]);
  return () => <SolvePage model={model} />;
});

export const pages: Readonly<Record<PageName, (site: SiteModel) => ComponentChild>> = {
  board: (site) => <BoardPage model={site.board} />,
  solve: (site) => <Solve site={site} />,
};
