import { expect, test, vi } from 'vitest';
import { browserAddressBar } from '../../web/src/site/browser';
import { fakeTime } from './fake_time';

fakeTime();

/** A tab whose page can be reloaded; its storage stays. */
function openTab() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  return {
    /** Loads a page at this address. */
    load(hash: string, storage: Partial<Storage> = sessionStorage) {
      const location = { hash, pathname: '/', search: '' };
      const change = (_state: unknown, _title: string, to: string) => (location.hash = to);
      const history = { pushState: change, replaceState: change };
      return browserAddressBar({ location, history, sessionStorage: storage } as unknown as Window);
    },
  };
}

test.each(['#/embed?rows=5', '#/embed?rows=6', '#/embed?rows=7'])(
  'a reload that finds %s, from before the last changes or after, begins with the newest',
  (found) => {
    const { load } = openTab();
    const bar = load('#/embed?rows=5');
    bar.replace('#/embed?rows=6');
    vi.advanceTimersByTime(200);
    bar.replace('#/embed?rows=7');
    expect(load(found).hash).toBe('#/embed?rows=7');
  },
);

test('another address, or an older one a while later, is what the reader asked for', () => {
  const { load } = openTab();
  load('#/games').replace('#/games?game=rugs');
  expect(load('#/solve').hash).toBe('#/solve');
  // After a load, the earlier address isn't taken for the current one either.
  expect(load('#/games').hash).toBe('#/games');
  load('#/games').replace('#/games?game=rugs');
  vi.advanceTimersByTime(6000);
  expect(load('#/games').hash).toBe('#/games');
});

test('without storage a page begins with what it finds', () => {
  const forbidden = () => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  const bar = openTab().load('#/games', { getItem: forbidden, setItem: forbidden });
  bar.replace('#/games?game=rugs');
  expect(bar.hash).toBe('#/games?game=rugs');
});
