import { expect, it } from 'vitest';
import { printInLight } from '../../../web/src/styles/printing';

it('prints in light colours, and goes back to those that were on last', () => {
  const dataset: Record<string, string> = { theme: 'auto' };
  const view = Object.assign(new EventTarget(), { document: { documentElement: { dataset } } });
  printInLight(view as unknown as Window);
  dataset.theme = 'dark';
  view.dispatchEvent(new Event('beforeprint'));
  expect(dataset.theme).toBe('light');
  view.dispatchEvent(new Event('afterprint'));
  expect(dataset.theme).toBe('dark');
});
