import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import board from './BoardCanvas.module.css';
import { Canvases, canvasSizeOf } from './Canvases';
import { boardGeometryOf, WHOLE_VIEW } from './geometry';
import { onResize } from '../viewport/on_resize';
import palette from '../drawing/Palette.module.css';
import type { BoardScene } from './state';
import { marginFontSize } from './use_space';
import { useShape } from './view';

const MAX_CELL_PX = 64;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** The whole board without input, as large as its container allows. */
export function BoardPicture({ scene }: { readonly scene: BoardScene }) {
  const container = useRef<HTMLDivElement>(null);
  const room = useRoom(container);
  return (
    <div ref={container} class={`${board.picture} ${palette.palette}`} dir="ltr" aria-hidden="true">
      {room !== undefined && <Picture scene={scene} room={room} />}
    </div>
  );
}

function Picture({ scene, room }: { readonly scene: BoardScene; readonly room: Room }) {
  const shape = useShape(scene);
  const geometry = useMemo(
    () => boardGeometryOf(shape, { ...room, largestCell: MAX_CELL_PX, leastCell: 0 }, WHOLE_VIEW),
    [shape, room],
  );
  return (
    <div class={board.surface} style={canvasSizeOf(geometry)}>
      <Canvases scene={scene} geometry={geometry} />
    </div>
  );
}

/** Undefined while the container is not rendered. */
function useRoom(container: { readonly current: HTMLElement | null }): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom(height === 0 ? undefined : { width, height, fontSize: marginFontSize(element) });
    };
    measure();
    return onResize(element, measure);
  }, [container]);
  return room;
}
