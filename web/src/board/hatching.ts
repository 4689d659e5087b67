import type { ScreenBox } from '../drawing/box';

/**
 * Lines from lower left to upper right through boxes: x + y = origin + k · spacing for whole k.
 *
 *    ╱ ╱ ╱┊
 *   ╱ ╱ ╱ ┊    All boxes share the lines, so where boxes overlap the lines coincide,
 *    ╱ ╱ ╱┊    and each stretch of a line is given once: x1, y1, x2, y2, …
 */
export function hatchLines(boxes: readonly ScreenBox[], spacing: number, origin: number): number[] {
  const stretches = new Map<number, [from: number, to: number][]>();
  for (const { left, top, width, height } of boxes) {
    const right = left + width;
    const bottom = top + height;
    const first = Math.ceil((left + top - origin) / spacing);
    const last = Math.floor((right + bottom - origin) / spacing);
    for (let line = first; line <= last; line += 1) {
      const sum = origin + line * spacing;
      const from = Math.max(left, sum - bottom);
      const to = Math.min(right, sum - top);
      if (to <= from) continue;
      const others = stretches.get(line);
      if (others === undefined) stretches.set(line, [[from, to]]);
      else others.push([from, to]);
    }
  }
  const segments: number[] = [];
  for (const [line, parts] of stretches) {
    const sum = origin + line * spacing;
    for (const [from, to] of joined(parts)) segments.push(from, sum - from, to, sum - to);
  }
  return segments;
}

/** Joins intervals that touch or overlap. */
function joined(parts: [from: number, to: number][]): [from: number, to: number][] {
  parts.sort(([one], [other]) => one - other);
  const whole: [from: number, to: number][] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before !== undefined && part[0] <= before[1]) before[1] = Math.max(before[1], part[1]);
    else whole.push([part[0], part[1]]);
  }
  return whole;
}
