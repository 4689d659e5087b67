import { useMemo, useRef } from 'preact/hooks';
import { geometryOf } from './geometry';
import type { Geometry, Shape, Space, View } from './geometry';
import type { BoardScene, Sight } from './state';
import { firstView, isSameView, sightOf, viewOf } from './view';

/** Gives the view that follows from what is seen now. */
export type ViewChange = (geometry: Geometry) => View;

/** Where everything is, and a way to zoom and pan. */
export function useView(
  { rows, columns, rowNumbers, columnNumbers }: BoardScene,
  space: Space | undefined,
  sight: Sight | undefined,
  onSee: (sight: Sight | undefined) => void,
): readonly [geometry: Geometry | undefined, change: (change: ViewChange) => void] {
  const shape: Shape = useMemo(
    () => ({ rows, columns, rowNumbers, columnNumbers }),
    [rows, columns, rowNumbers, columnNumbers],
  );
  const geometry = useMemo(
    () =>
      space &&
      geometryOf(shape, space, sight ? viewOf(shape, space, sight) : firstView(shape, space)),
    [shape, space, sight],
  );
  /** Several changes may come before the next rendering: each starts from the one before. */
  const latest = useRef(geometry);
  latest.current = geometry;
  const change = (next: ViewChange) => {
    const now = latest.current;
    if (now === undefined) return;
    const after = geometryOf(now.shape, now.space, next(now));
    if (isSameView(after.view, now.view)) return;
    latest.current = after;
    const first = firstView(now.shape, now.space);
    onSee(isSameView(after.view, first) ? undefined : sightOf(after));
  };
  return [geometry, change];
}
