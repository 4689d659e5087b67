/** What stands on the pages of the site. A new page is a name in the model and a line here. */
import type { ComponentChild } from 'preact';
import type { SiteModel, ViewName } from '../model/site_model';
import { BoardPage } from './board/BoardPage';
import { lazily } from './lazily';

const Solve = lazily<{ readonly site: SiteModel }>(async ({ site }) => {
  const [{ SolvePage }, model] = await Promise.all([import('./solve/SolvePage'), site.openSolve()]);
  return () => <SolvePage model={model} />;
});

const Play = lazily<{ readonly site: SiteModel }>(async ({ site }) => {
  const [{ PlayPage }, model] = await Promise.all([import('./play/PlayPage'), site.openPlay()]);
  return () => <PlayPage model={model} modes={site} />;
});

const Embed = lazily<{ readonly site: SiteModel }>(async ({ site }) => {
  const [{ EmbedPage }, model] = await Promise.all([import('./embed/EmbedPage'), site.openEmbed()]);
  return () => <EmbedPage model={model} />;
});

export const views: Readonly<Record<ViewName, (site: SiteModel) => ComponentChild>> = {
  board: (site) => <BoardPage model={site.board} modes={site} />,
  play: (site) => <Play site={site} />,
  solve: (site) => <Solve site={site} />,
  embed: (site) => <Embed site={site} />,
};
