import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { onColoursChange } from '../../board/on_colours_change';
import { wheelZoom } from '../../board/wheel';
import commonWords from '#words/common';
import t from '#words/plot';
import { numbers } from '../../text/language';
import { Button } from '../parts/Button';
import layout from '../parts/layout.module.css';
import { Segments } from '../parts/Segments';
import { useWidth } from '../parts/use_width';
import { ChartSlider } from './ChartSlider';
import { LANE, plotColours } from './draw_points';
import type { PlotColours } from './draw_points';
import { Plot } from './plot';
import type { PlotFrame } from './plot';
import { heightOf, nearestPlace, shareOfWidth } from './plot_raster';
import { PLOT_SCALES } from './plot_settings';
import type { PlotModel, PlottedValues } from './plot_model';
import styles from './ValuePlot.module.css';

interface ValuePlotProps {
  readonly model: PlotModel;
  readonly values: PlottedValues;
  readonly words: {
    readonly name: string;
    /** What is heard of a place and its value. */
    readonly spoken: (n: number) => string;
    readonly place: (n: number) => string;
  };
}

/** How near the pointer must be to a point to mean it, in CSS pixels. */
const REACH = 12;
const ZOOM_STEP = 2;
const SMALLEST_HEIGHT = 240;
const LARGEST_HEIGHT = 420;

/** Which scale the values have. */
export function ScaleChoice({ model }: { readonly model: PlotModel }) {
  return (
    <Segments
      legend={t('scale')}
      options={PLOT_SCALES.map((scale) => [scale, t(`scale-${scale}`)] as const)}
      value={model.scale.value}
      onChange={model.setScale}
    />
  );
}

/** The ways to see another part. */
export function ZoomBar({ model }: { readonly model: PlotModel }) {
  const isWhole = model.isWhole.value;
  return (
    <div class={layout.row}>
      <Button onClick={() => model.zoom(1 / ZOOM_STEP)}>{commonWords('zoom-in')}</Button>
      <Button isDisabled={isWhole} onClick={() => model.zoom(ZOOM_STEP)}>
        {commonWords('zoom-out')}
      </Button>
      <Button isDisabled={isWhole} onClick={model.zoomToWhole}>
        {commonWords('show-all')}
      </Button>
    </div>
  );
}

/** What can be done with a plot, in a sentence. */
export const plotKeys = () => t('keys');

/** A plot of many values, to be read by pointer or, as a slider over their places, by keyboard. */
export function ValuePlot({ model, values, words }: ValuePlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const view = model.view.value;

  const frame = usePlot({ model, values, place, probe, width, name: words.place });

  useWheel(box, model, placeOf);

  function placeOf(event: MouseEvent): PlotPlace | undefined {
    const now = frame.value;
    if (now === undefined || box.current === null) return undefined;
    const { left, top } = box.current.getBoundingClientRect();
    const x = event.clientX - left - now.left;
    return { x, y: event.clientY - top - now.top, share: x / now.width, frame: now };
  }

  function point(event: PointerEvent) {
    const at = placeOf(event);
    if (at === undefined) return;
    const { x, y } = at;
    model.select(nearestPlace(values, view, at.frame.heights, at.frame, { x, y, reach: REACH }));
  }

  const { value: n } = model.selected;
  return (
    <ChartSlider
      box={box}
      class={styles.plot}
      name={words.name}
      words={words.spoken(n)}
      value={n}
      first={1}
      last={values.size}
      page={Math.max(1, Math.round((view.to - view.from + 1) / 10))}
      onSelect={(next) => model.select(next)}
      keys={{
        '+': () => model.zoom(1 / ZOOM_STEP),
        '=': () => model.zoom(1 / ZOOM_STEP),
        '-': () => model.zoom(ZOOM_STEP),
        '0': () => model.zoomToWhole(),
      }}
      onPoint={point}
    >
      <span class={styles.probe} ref={probe} />
      <div class={styles.drawing} ref={place} />
      {frame.value !== undefined && <Cursor model={model} values={values} frame={frame.value} />}
    </ChartSlider>
  );
}

interface PlotPlaces {
  readonly model: PlotModel;
  readonly values: PlottedValues;
  readonly place: RefObject<HTMLElement | null>;
  readonly probe: RefObject<HTMLElement | null>;
  readonly width: number;
  readonly name: (n: number) => string;
}

/** Keeps the plot as its model has it; gives where its points are. */
function usePlot({ model, values, place, probe, width, name }: PlotPlaces) {
  const plot = useRef<Plot | undefined>(undefined);
  const naming = useRef(name);
  naming.current = name;
  const colours = usePlotColours(probe);
  const frame = useSignal<PlotFrame | undefined>(undefined);
  const view = model.view.value;
  const scale = model.scale.value;

  useEffect(() => {
    if (place.current === null) return undefined;
    const created = new Plot(place.current, {
      words: { tick: numbers.tick, place: (n) => naming.current(n) },
      onFrame: (next) => {
        frame.value = next;
      },
      onDrag: (one, other) => model.zoomTo(one, other),
    });
    plot.current = created;
    return () => created.destroy();
  }, [model, frame]);

  // Before the browser paints, so that the cursor and the points move together.
  useLayoutEffect(() => {
    if (width === 0 || colours.value === undefined) return;
    const height = Math.min(Math.max(width / 2, SMALLEST_HEIGHT), LARGEST_HEIGHT);
    const seen = { table: values, view, span: model.span.value, scale };
    plot.current?.show({ ...seen, width, height, colours: colours.value });
  }, [model, values, view, scale, width, colours.value]);
  return frame;
}

/** The colours of the probe, as they are now. */
function usePlotColours(probe: RefObject<HTMLElement | null>): Signal<PlotColours | undefined> {
  const colours = useSignal<PlotColours | undefined>(undefined);
  useEffect(() => {
    const look = () => {
      if (probe.current !== null) colours.value = plotColours(probe.current);
    };
    look();
    return onColoursChange(look);
  }, [colours]);
  return colours;
}

/** Where an event is among the points. */
interface PlotPlace {
  readonly x: number;
  readonly y: number;
  /** Of the width, from the left. */
  readonly share: number;
  readonly frame: PlotFrame;
}

/** Zooms with Ctrl and the wheel, and moves sideways; up and down belongs to the page. */
function useWheel(
  box: RefObject<HTMLElement | null>,
  model: PlotModel,
  placeOf: (event: MouseEvent) => PlotPlace | undefined,
) {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const place = placeOf(event);
      if (place === undefined) return;
      const { deltaX, deltaY } = event;
      const count = model.view.value.to - model.view.value.from + 1;
      if (event.ctrlKey) {
        event.preventDefault();
        model.zoom(1 / wheelZoom(event), model.view.value.from + place.share * count);
      } else if (!model.isWhole.value && Math.abs(deltaX) > Math.abs(deltaY)) {
        event.preventDefault();
        model.pan((deltaX / place.frame.width) * count);
      }
    };
    const surface = box.current;
    surface?.addEventListener('wheel', onWheel, { passive: false });
    return () => surface?.removeEventListener('wheel', onWheel);
  });
}

interface CursorProps {
  readonly model: PlotModel;
  readonly values: PlottedValues;
  readonly frame: PlotFrame;
}

/** A line through the place that is pointed at, and a ring around its point. */
function Cursor({ model, values, frame }: CursorProps) {
  const { value: n } = model.selected;
  const view = model.view.value;
  if (n < view.from || n > view.to) return null;
  const left = frame.left + shareOfWidth(n, view) * frame.width;
  const value = values.approximately(n);
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
