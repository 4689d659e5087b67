/** When the height is reported while content is drawn piece by piece. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceSettled } from '../../../../web/src/outlets/frame/heights';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Draws this many pieces, with a pause in milliseconds between them. */
function draw(grow: () => void, parts: number, pause: number): void {
  for (let part = 0; part < parts; part += 1) {
    vi.advanceTimersByTime(pause);
    grow();
  }
}

describe('the height of a lesson', () => {
  it('is told once, after the last part has come', () => {
    const tell = vi.fn();
    draw(onceSettled(tell), 5, 300);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is told at once from then on', () => {
    const tell = vi.fn();
    const grow = onceSettled(tell);
    grow();
    vi.advanceTimersByTime(1_000);
    grow();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is told in the end, however long parts go on to come', () => {
    const tell = vi.fn();
    draw(onceSettled(tell), 20, 400);
    expect(tell.mock.calls.length).toBeGreaterThan(1);
  });
});
