import { describe, expect, it, vi } from 'vitest';
import {
  canCacheVersions,
  cacheVersions,
  type NewVersion,
} from '../../../web/src/offline/registration';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
}

/** A window with a registration whose workers the test controls. */
function createBrowser() {
  const registration = Object.assign(new EventTarget(), {
    active: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
  });
  const container = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
  });
  const reload = vi.fn();
  const view = {
    isSecureContext: true,
    navigator: { serviceWorker: container },
    location: { reload },
    document: {
      baseURI: 'https://school.example/tartan/index.html#/solve',
      querySelector: () => ({ src: 'https://school.example/tartan/assets/index-1.js' }),
    },
    setTimeout: vi.fn(),
  };
  const page = Object.assign(view, { top: view }) as unknown as Window;
  const offered: NewVersion[] = [];
  return {
    registration,
    container,
    reload,
    view,
    page,
    offered,
    keep: () => cacheVersions(page, (version) => offered.push(version)),
    /** A new version is fetched while the old one is active. */
    arrive() {
      const worker = new FakeWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.installing = null;
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
      return worker;
    },
  };
}

describe('the page', () => {
  it('has itself kept only as a window of its own, and where that is safe', () => {
    expect(canCacheVersions(createBrowser().page)).toBe(true);
    for (const lack of [{ top: null }, { isSecureContext: false }, { navigator: {} }]) {
      const { view, page } = createBrowser();
      Object.assign(view, lack);
      expect(canCacheVersions(page)).toBe(false);
    }
  });

  it('registers the worker beside itself and tells it what runs', async () => {
    const { keep, container, registration } = createBrowser();
    registration.active = new FakeWorker();
    await keep();
    expect(container.register).toHaveBeenCalledWith(
      new URL('https://school.example/tartan/service-worker.js'),
      { updateViaCache: 'none' },
    );
    expect(registration.active.heard).toEqual([
      {
        tartan: 'offline',
        type: 'running',
        script: 'https://school.example/tartan/assets/index-1.js',
      },
    ]);
  });

  it('does not offer the first version of all', async () => {
    const { keep, arrive, offered } = createBrowser();
    await keep();
    arrive();
    expect(offered).toEqual([]);
  });

  it('offers a later one once, and loads it when it is in charge', async () => {
    const { keep, arrive, offered, registration, container, reload } = createBrowser();
    registration.active = new FakeWorker();
    await keep();
    const worker = arrive();
    worker.dispatchEvent(new Event('statechange'));
    expect(offered).toHaveLength(1);
    expect(worker.heard).toEqual([]);
    offered[0]?.use();
    expect(worker.heard).toEqual([{ tartan: 'offline', type: 'use' }]);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not loaded anew because another tab wants the new version', async () => {
    const { keep, arrive, offered, registration, container, reload } = createBrowser();
    registration.active = new FakeWorker();
    await keep();
    registration.active = arrive();
    registration.waiting = null;
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    // It is active already.
    offered[0]?.use();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers one that waited before it was opened', async () => {
    const { keep, offered, registration } = createBrowser();
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    await keep();
    expect(offered).toHaveLength(1);
  });

  it('says nothing where the browser refuses', async () => {
    const { keep, container, offered } = createBrowser();
    container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    await expect(keep()).resolves.toBeUndefined();
    expect(offered).toEqual([]);
  });
});
