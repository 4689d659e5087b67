import { render } from 'preact';
import { browserAddressBar } from './address_bar';
import { createSiteModel } from './model/site_model';
import { App } from './pages/App';
import { createSolver } from './solver/client';
import { startUrlWorker } from './solver/ports/url_worker';
import './styles/base.css';

const addressBar = browserAddressBar(window);
const site = createSiteModel(createSolver(startUrlWorker), addressBar);
addressBar.onVisit(() => site.visit());
site.visit();

const place = document.getElementById('app');
if (place !== null) render(<App site={site} />, place);
