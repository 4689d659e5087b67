import { useMemo, useState } from 'preact/hooks';
import { geometryOf } from './geometry';
import type { Geometry, Shape, Space, View } from './geometry';
import type { BoardScene } from './state';
import { firstView } from './view';

/** Gives the view that follows from what is seen now. */
export type ViewChange = (geometry: Geometry) => View;

/** Where everything is, and a way to zoom and pan; a board of another size is seen as at first. */
export function useView(
  { rows, columns, rowNumbers, columnNumbers }: BoardScene,
  space: Space | undefined,
): readonly [geometry: Geometry | undefined, change: (change: ViewChange) => void] {
  const size = `${columns} ${rows}`;
  const [seen, setSeen] = useState<{ readonly size: string; readonly view: View }>();
  const shape: Shape = useMemo(
    () => ({ rows, columns, rowNumbers, columnNumbers }),
    [rows, columns, rowNumbers, columnNumbers],
  );
  const view = seen?.size === size ? seen.view : undefined;
  const geometry = useMemo(
    () => space && geometryOf(shape, space, view ?? firstView(shape, space)),
    [shape, space, view],
  );
  const change = (next: ViewChange) => {
    if (space === undefined) return;
    // Several changes may come before the next rendering: each starts from the one before.
    setSeen((before) => {
      const from = before?.size === size ? before.view : firstView(shape, space);
      return { size, view: next(geometryOf(shape, space, from)) };
    });
  };
  return [geometry, change];
}
