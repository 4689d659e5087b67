import { useEffect, useRef } from 'preact/hooks';
import type { Light, Table } from '../../model/board/board_model';

/**
 * Lights the board for something that is pointed at. When that goes away or explains something else,
 * no pointer leaves it and it loses no focus that anybody would be told of: its light goes out then too.
 */
export function useShine(model: Table, explained: unknown): (light: Light | undefined) => void {
  const own = useRef<Light | undefined>(undefined);
  useEffect(
    () => () => {
      if (own.current !== undefined && model.light.peek() === own.current) model.shine(undefined);
    },
    [model, explained],
  );
  return (light) => {
    own.current = light;
    model.shine(light);
  };
}
