/** Keeps the page for visits without a network, and offers newer versions; fetched after the first view. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { canKeepVersions, keepVersions } from './offline/registration';
import { NewVersionLine } from './pages/offline/NewVersionLine';
import styles from './pages/offline/NewVersionLine.module.css';
import type { SiteModel } from './pages/site_model';

export function startVersions(site: SiteModel): void {
  if (!canKeepVersions(window)) return;
  const use = signal<(() => void) | undefined>(undefined);
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.place ?? '';
  const isComputing = () => site.solve.value?.isComputing() === true;
  render(<NewVersionLine use={use} isComputing={isComputing} />, place);
  void keepVersions(window, (version) => (use.value = () => version.use()));
}
