import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import board from './Board.module.css';
import { LAYERS } from './draw';
import { geometryOf, WHOLE } from './geometry';
import { marginFontSize } from './margin_labels';
import { onResize } from './on_resize';
import palette from './Palette.module.css';
import type { BoardScene } from './state';
import { useStage } from './use_stage';

const LARGEST_CELL = 64;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** The whole board to look at and for nothing else, as large as its container leaves it room. */
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
  const { canvases, probe, stage } = useStage();
  const { rows, columns, rowNumbers, columnNumbers } = scene;
  const geometry = useMemo(
    () =>
      geometryOf(
        { rows, columns, rowNumbers, columnNumbers },
        { ...room, largestCell: LARGEST_CELL },
        WHOLE,
      ),
    [rows, columns, rowNumbers, columnNumbers, room],
  );

  useLayoutEffect(() => stage.current?.show({ scene, geometry }), [scene, geometry]);

  const size = { width: `${geometry.width}px`, height: `${geometry.height}px` };
  return (
    <div ref={canvases} class={board.surface} style={size}>
      {LAYERS.map((layer) => (
        <canvas key={layer} class={board.layer} style={size} />
      ))}
      <span ref={probe} class={board.probe} />
    </div>
  );
}

/** Nothing while the container is not shown. */
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
