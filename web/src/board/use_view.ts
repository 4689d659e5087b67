import { useMemo, useState } from 'preact/hooks';
import { geometryOf, WHOLE } from './geometry';
import type { Geometry, Shape, Space, View } from './geometry';
import type { BoardScene } from './state';

/** Gives the view that follows from what is seen now. */
export type ViewChange = (geometry: Geometry) => View;

/** Where everything is, and a way to zoom and pan; a board of another size is seen whole again. */
export function useView(
  { rows, columns, rowNumbers, columnNumbers }: BoardScene,
  space: Space | undefined,
): readonly [geometry: Geometry | undefined, change: (change: ViewChange) => void] {
  const size = `${columns} ${rows}`;
  const [seen, setSeen] = useState({ size, view: WHOLE });
  const view = seen.size === size ? seen.view : WHOLE;
  const shape: Shape = useMemo(
    () => ({ rows, columns, rowNumbers, columnNumbers }),
    [rows, columns, rowNumbers, columnNumbers],
  );
  const geometry = useMemo(() => space && geometryOf(shape, space, view), [shape, space, view]);
  const change = (next: ViewChange) => {
    if (space === undefined) return;
    // Several changes may come before the next rendering: each starts from the one before.
    setSeen((before) => {
      const from = before.size === size ? before.view : WHOLE;
      return { size, view: next(geometryOf(shape, space, from)) };
    });
  };
  return [geometry, change];
}
