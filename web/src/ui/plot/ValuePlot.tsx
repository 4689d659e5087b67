import { useSignal, type Signal } from '@preact/signals';
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { canvasPainter } from '../../drawing/canvas_painter';
import { onColoursChange } from '../../viewport/on_colours_change';
import { pointOf } from '../../viewport/point_of';
import { useStaleCanvas } from '../../viewport/stale_canvas';
import { useWheel, type WheelTarget } from '../../viewport/use_gestures';
import t from '#words/plot';
import { tickLabel } from '../../text/tick';
import { Digits } from '../Digits';
import { useWidth } from '../use_width';
import { ChartSlider } from './ChartSlider';
import {
  drawPlot,
  plotFrameOf,
  ZERO_LANE_PX,
  type PlotColours,
  type Plotted,
  type PlotFrame,
  type PlotWords,
} from './draw_plot';
import { heightScale, nearestPlace, placeAt, shareOfWidth } from './plot_raster';
import type { PlotModel } from './plot_model';
import type { PlotScale } from './plot_settings';
import styles from './ValuePlot.module.css';

/** The words of a plot. */
export interface PlotNames {
  /** The plot's name as a slider over its places. */
  readonly name: string;
  /** A place and its value, for screen readers. */
  readonly spoken: (n: number) => string;
  /** The text beside a point: names and numbers. */
  readonly read: (n: number) => readonly (readonly [name: string, value: number | bigint])[];
  /** The number of a place on its axis. */
  readonly place: (n: number) => number;
  /** The names of the axes. */
  readonly axes: { readonly place: string; readonly value: string };
}

interface ValuePlotProps {
  readonly model: PlotModel;
  readonly names: PlotNames;
}

/** How near to a point the pointer must be, in CSS pixels. */
const REACH_PX = 12;
/** A shorter drag is a click. */
const MIN_DRAG_PX = 6;
export const PLOT_ZOOM = 2;
/** The approximate height of the text beside a point. */
const READING_HEIGHT_PX = 84;
const MIN_HEIGHT_PX = 240;
const MAX_HEIGHT_PX = 420;
/** The height of everything else in a window. */
const OTHER_HEIGHT_PX = 460;

/** The visible part of the plot, in this width. */
export function plottedIn(model: PlotModel, width: number): Plotted {
  const room = Math.min(width / 2, MAX_HEIGHT_PX, innerHeight - OTHER_HEIGHT_PX);
  return {
    values: model.plotted.value,
    view: model.view.value,
    span: model.span.value,
    scale: model.scale.value,
    colouring: model.colouring.value,
    width,
    height: Math.max(room, MIN_HEIGHT_PX),
  };
}

export function drawnWords({ axes, place }: PlotNames, scale: PlotScale) {
  return {
    place: axes.place,
    value: scale === 'quotient' ? t('scale-quotient', { value: axes.value }) : axes.value,
    tick: tickLabel,
    numberOf: place,
  };
}

/** A plot of many values, read by pointer or, as a slider over their places, by keyboard. */
export function ValuePlot({ model, names }: ValuePlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(box);
  const colours = usePlotColours(probe);
  const plotted = plottedIn(model, width);
  const words = drawnWords(names, plotted.scale);
  const frame = plotFrameOf(plotted, words);
  const { values, view } = plotted;
  const { value: n } = model.selected;
  const drag = useDrag((from, to) =>
    model.zoomTo(placeAt(from / frame.width, view), placeAt(to / frame.width, view)),
  );

  useWheel(box, wheelOf(model, frame));

  useDrawing(canvas, plotted, words, colours.value);

  function point(event: TargetedPointerEvent<HTMLElement>) {
    const at = placeOf(event, event.currentTarget, frame);
    drag.follow(event, at.x);
    model.select(nearestPlace(values, view, frame.heights, frame, { ...at, reach: REACH_PX }));
  }

  return (
    <ChartSlider
      box={box}
      class={styles.plot}
      name={names.name}
      words={names.spoken(n)}
      value={n}
      first={1}
      last={values.size}
      page={Math.max(1, Math.round((view.to - view.from + 1) / 10))}
      onSelect={(next) => model.select(next)}
      keys={{
        '+': () => model.zoom(1 / PLOT_ZOOM),
        '=': () => model.zoom(1 / PLOT_ZOOM),
        '-': () => model.zoom(PLOT_ZOOM),
        '0': () => model.zoomToWhole(),
      }}
      onPoint={point}
      onRelease={drag.end}
    >
      <span class={styles.probe} ref={probe} />
      <canvas
        class={styles.drawing}
        ref={canvas}
        style={{ width: `${width}px`, height: `${plotted.height}px` }}
      />
      <DraggedSpan span={drag.span.value} frame={frame} />
      <Cursor plotted={plotted} frame={frame} n={n} read={names.read(n)} />
    </ChartSlider>
  );
}

/** Wheel zooming; several events may come before the next rendering. */
function wheelOf(model: PlotModel, frame: PlotFrame): WheelTarget {
  const places = (pixels: number) => {
    const { from, to } = model.view.value;
    return (pixels * (to - from + 1)) / frame.width;
  };
  return {
    zooming: { zoomable: true, zoomed: !model.isWhole.value },
    onZoom: (factor, { x }) =>
      model.zoom(1 / factor, model.view.value.from + places(x - frame.left)),
    onPan: (right) => model.pan(-places(right)),
  };
}

/** The pointer's place, from the upper left corner of the frame. */
function placeOf(event: MouseEvent, box: HTMLElement, frame: PlotFrame) {
  const { x, y } = pointOf(event, box);
  return { x: x - frame.left, y: y - frame.top };
}

/** Draws before the browser paints, so that the cursor and the points move together. */
function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  plotted: Plotted,
  words: PlotWords,
  colours: PlotColours | undefined,
) {
  const { values, view, colouring, width, height } = plotted;
  const stale = useStaleCanvas(canvas);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || width === 0 || colours === undefined) return;
    const ratio = devicePixelRatio;
    context.canvas.width = Math.round(width * ratio);
    context.canvas.height = Math.round(height * ratio);
    context.scale(ratio, ratio);
    const family = getComputedStyle(context.canvas).fontFamily;
    drawPlot(canvasPainter(context, family), plotted, words, colours);
  }, [values, view, plotted.scale, colouring, width, height, colours, stale]);
}

type Span = readonly [from: number, to: number];

/** The range of a mouse drag. */
function useDrag(onDrag: (from: number, to: number) => void) {
  const span = useSignal<Span | undefined>(undefined);
  return {
    span,
    follow({ type, pointerType, buttons, currentTarget, pointerId }: PointerEvent, x: number) {
      // A finger scrolls the page, and points.
      if (pointerType === 'touch' || buttons !== 1) span.value = undefined;
      else if (type === 'pointerdown') {
        (currentTarget as Element).setPointerCapture(pointerId);
        span.value = [x, x];
      } else if (span.value) span.value = [span.value[0], x];
    },
    end: () => {
      const [from, to] = span.value ?? [0, 0];
      span.value = undefined;
      if (Math.abs(to - from) >= MIN_DRAG_PX) onDrag(from, to);
    },
  };
}

interface DraggedSpanProps {
  readonly span: Span | undefined;
  readonly frame: PlotFrame;
}

function DraggedSpan({ span, frame: { left, top, height } }: DraggedSpanProps) {
  if (span === undefined) return null;
  const style = {
    left: `${left + Math.min(...span)}px`,
    width: `${Math.abs(span[1] - span[0])}px`,
    top: `${top}px`,
    height: `${height}px`,
  };
  return <span class={styles.span} style={style} />;
}

const COLOURS = ['paper', 'ink', 'line', 'point', 'zero'] as const;

/** The current colours of the plot, with var(), system colours and the reader's colour scheme resolved. */
function usePlotColours(probe: RefObject<HTMLElement | null>): Signal<PlotColours | undefined> {
  const colours = useSignal<PlotColours | undefined>(undefined);
  useEffect(() => {
    const look = () => {
      if (probe.current === null) return;
      const { style } = probe.current;
      const computed = getComputedStyle(probe.current);
      const resolved = COLOURS.map((name) => {
        style.color = `var(--plot-${name})`;
        return [name, computed.color] as const;
      });
      colours.value = Object.fromEntries(resolved) as Record<(typeof COLOURS)[number], string>;
    };
    look();
    return onColoursChange(look);
  }, [colours]);
  return colours;
}

interface CursorProps {
  readonly plotted: Plotted;
  readonly frame: PlotFrame;
  readonly n: number;
  readonly read: ReturnType<PlotNames['read']>;
}

/** A line at the selected place, a ring around its point, and its text. */
function Cursor({ plotted: { values, view, width }, frame, n, read }: CursorProps) {
  if (n < view.from || n > view.to) return null;
  const left = frame.left + shareOfWidth(n, view) * frame.width;
  const value = values.approximately(n);
  const bottom = frame.top + frame.height;
  const y =
    bottom - (value === 0 ? ZERO_LANE_PX / 2 : heightScale(frame.heights)(value) * frame.height);
  const isLeft = left < width / 2;
  const beside = `${(isLeft ? left : width - left) + REACH_PX}px`;
  return (
    <>
      <span
        class={styles.line}
        style={{ left: `${left}px`, top: `${frame.top}px`, height: `${frame.height}px` }}
      />
      <span class={styles.ring} style={{ left: `${left}px`, top: `${y}px` }} />
      <p
        class={styles.reading}
        aria-hidden="true"
        style={{
          ...(isLeft ? { left: beside } : { right: beside }),
          top: `${Math.min(Math.max(y, frame.top + READING_HEIGHT_PX / 2), bottom - READING_HEIGHT_PX / 2)}px`,
        }}
      >
        {read.map(([name, number]) => (
          <span key={name}>
            {name} = <Digits value={number} />
          </span>
        ))}
      </p>
    </>
  );
}
