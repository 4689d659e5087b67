import { afterEach, expect, it, vi } from 'vitest';
import { onResize } from '../../../web/src/viewport/on_resize';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('measures in the frame after the browser has told of sizes, once, and not when stopped', () => {
  const requests = new Map<number, () => void>();
  let tell: () => void = vi.fn();
  let stopped = 0;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    requests.set(requests.size + 1, call);
    return requests.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => requests.delete(request));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = () => (stopped += 1);
      constructor(call: () => void) {
        tell = call;
      }
    },
  );
  const measure = vi.fn();
  const stop = onResize({} as Element, measure);

  tell();
  tell();
  expect(measure).not.toHaveBeenCalled();
  expect(requests.size).toBe(1);
  for (const call of requests.values()) call();
  expect(measure).toHaveBeenCalledOnce();

  requests.clear();
  tell();
  stop();
  expect(requests.size).toBe(0);
  expect(stopped).toBe(1);
});
