/** The pages of the site, in the order of the navigation. A new page is a name in the model and a line here. */
import type { ComponentChild } from 'preact';
import type { PageName, SiteModel } from '../model/site_model';
import { SolvePage } from './solve/SolvePage';

export const pages: Readonly<Record<PageName, (site: SiteModel) => ComponentChild>> = {
  solve: (site) => <SolvePage model={site.solve} />,
};
