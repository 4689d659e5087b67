import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { heightOf, nearestBoard, shareOfWidth } from '../../../model/sequence/plot_raster';
import type { SequenceModel, ShownSequence } from '../../../model/sequence/sequence_model';
import { text } from '../../../text';
import { sequenceText } from '../../../text/sequence';
import { useWidth } from '../../shared/use_width';
import { LANE } from './draw_points';
import { createPlot } from './plot';
import type { Plot, PlotFrame } from './plot';
import { onColoursChange, plotColours } from './plot_colours';
import type { PlotColours } from './plot_colours';
import styles from './SequencePlot.module.css';

interface SequencePlotProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

/** How near the pointer must be to a point to mean it, in CSS pixels. */
const REACH = 12;
const ZOOM_STEP = 2;
const SMALLEST_HEIGHT = 240;
const LARGEST_HEIGHT = 420;

/** The plot, to be read by pointer or, as a slider over the boards, by keyboard. */
export function SequencePlot({ model, shown: { table } }: SequencePlotProps) {
  const t = sequenceText().plot;
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | undefined>(undefined);
  const width = useWidth(box);
  const colours = useSignal<PlotColours | undefined>(undefined);
  const frame = useSignal<PlotFrame | undefined>(undefined);
  const view = model.view.value;
  const scale = model.scale.value;

  useEffect(() => {
    const look = () => {
      if (probe.current !== null) colours.value = plotColours(probe.current);
    };
    look();
    return onColoursChange(look);
  }, [colours]);

  useEffect(() => {
    if (place.current === null) return undefined;
    const { whole } = text().numbers;
    const created = createPlot(place.current, {
      words: { tick: t.tick, board: whole },
      onFrame: (next) => {
        frame.value = next;
      },
      onDrag: (one, other) => model.zoomTo(one, other),
    });
    plot.current = created;
    return () => created.destroy();
  }, [model, frame, t]);

  // Before the browser paints, so that the cursor and the points move together.
  useLayoutEffect(() => {
    if (width === 0 || colours.value === undefined) return;
    const height = Math.min(Math.max(width / 2, SMALLEST_HEIGHT), LARGEST_HEIGHT);
    const seen = { table, view, span: model.span.value, scale };
    plot.current?.show({ ...seen, width, height, colours: colours.value });
  }, [model, table, view, scale, width, colours.value]);

  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const place = placeOf(event);
      if (place === undefined) return;
      const { deltaX, deltaY } = event;
      const boards = model.view.value.to - model.view.value.from + 1;
      if (event.ctrlKey) {
        event.preventDefault();
        model.zoom(wheelFactor(event), model.view.value.from + place.share * boards);
      } else if (!model.isWhole.value && Math.abs(deltaX) > Math.abs(deltaY)) {
        // Up and down belongs to the page.
        event.preventDefault();
        model.pan((deltaX / place.width) * boards);
      }
    };
    const surface = box.current;
    surface?.addEventListener('wheel', onWheel, { passive: false });
    return () => surface?.removeEventListener('wheel', onWheel);
  });

  /** Where an event is among the points. */
  function placeOf(event: MouseEvent) {
    const now = frame.value;
    if (now === undefined || box.current === null) return undefined;
    const { left, top } = box.current.getBoundingClientRect();
    const x = event.clientX - left - now.left;
    const y = event.clientY - top - now.top;
    return { x, y, share: x / now.width, width: now.width, frame: now };
  }

  function point(event: PointerEvent) {
    const at = placeOf(event);
    if (at === undefined) return;
    const { x, y } = at;
    model.select(nearestBoard(table, view, at.frame.heights, at.frame, { x, y, reach: REACH }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { value: n } = model.selected;
    const page = Math.max(1, Math.round((view.to - view.from + 1) / 10));
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => model.select(n + 1),
      ArrowUp: () => model.select(n + 1),
      ArrowLeft: () => model.select(n - 1),
      ArrowDown: () => model.select(n - 1),
      PageUp: () => model.select(n + page),
      PageDown: () => model.select(n - page),
      Home: () => model.select(1),
      End: () => model.select(table.size),
      '+': () => model.zoom(1 / ZOOM_STEP),
      '=': () => model.zoom(1 / ZOOM_STEP),
      '-': () => model.zoom(ZOOM_STEP),
      '0': () => model.zoomToWhole(),
    };
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  const { value: n } = model.selected;
  return (
    <div
      ref={box}
      class={styles.plot}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={t.slider}
      aria-valuemin={1}
      aria-valuemax={table.size}
      aria-valuenow={n}
      aria-valuetext={t.spoken(n, table.winningOpenings(n), table.boardNimber(n))}
      onKeyDown={onKeyDown}
      onPointerDown={point}
      onPointerMove={point}
    >
      <span class={styles.probe} ref={probe} />
      <div class={styles.drawing} ref={place} />
      {frame.value !== undefined && <Cursor model={model} shown={table} frame={frame.value} />}
    </div>
  );
}

interface CursorProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence['table'];
  readonly frame: PlotFrame;
}

/** A line through the board that is pointed at, and a ring around its point. */
function Cursor({ model, shown, frame }: CursorProps) {
  const { value: n } = model.selected;
  const view = model.view.value;
  if (n < view.from || n > view.to) return null;
  const left = frame.left + shareOfWidth(n, view) * frame.width;
  const value = shown.approximately(n);
  const bottom = frame.top + frame.height;
  const up = value === 0 ? LANE / 2 : heightOf(frame.heights)(value) * frame.height;
  return (
    <>
      <span
        class={styles.line}
        style={{ left: `${left}px`, top: `${frame.top}px`, height: `${frame.height}px` }}
      />
      <span class={styles.ring} style={{ left: `${left}px`, top: `${bottom - up}px` }} />
    </>
  );
}

/** How many times as many boards are seen after a turn of the wheel, in whatever unit it is counted. */
function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
  return 2 ** (Math.min(Math.max(pixels, -60), 60) / 120);
}
