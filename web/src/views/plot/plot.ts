/** The plot of a sequence: axes and zooming by uPlot, the points drawn by ourselves. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { drawPoints, LANE } from './draw_points';
import type { PlotColours } from './draw_points';
import './plot.css';
import { heightsOf, roundValues } from './plot_raster';
import type { Heights } from './plot_raster';
import type { PlottedValues, ValueSpan } from './plot_model';
import type { PlotScale, PlotView } from './plot_settings';

/** What is to be seen. */
export interface Plotted {
  readonly table: PlottedValues;
  readonly view: PlotView;
  /** Of the values in the view. */
  readonly span: ValueSpan;
  readonly scale: PlotScale;
  readonly width: number;
  readonly height: number;
  readonly colours: PlotColours;
}

/** Where the points are, in CSS pixels from the upper left of the plot, and which heights they have. */
export interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly heights: Heights;
}

export interface PlotWords {
  readonly tick: (value: number) => string;
  /** What a place is called. */
  readonly place: (n: number) => string;
}

interface PlotEvents {
  readonly words: PlotWords;
  /** The axes are laid out. */
  onFrame(frame: PlotFrame): void;
  /** A part of the places was dragged over. */
  onDrag(one: number, other: number): void;
}

/** Room for an axis's labels, in CSS pixels: below the plot, and for each letter beside it. */
const AXIS_HEIGHT = 30;
const LETTER_WIDTH = 7.5;
const AXIS_EDGE = 16;
/** Room that a label takes with its surroundings. */
const LABEL_HEIGHT = 44;
const LABEL_WIDTH = 90;
/** uPlot exports this enumeration as a type only, so its number is written here. */
const LOGARITHMIC: object = { distr: 3 };
/** A shorter drag is a click. */
const SHORTEST_DRAG = 6;

export class Plot {
  readonly #box: HTMLElement;
  readonly #events: PlotEvents;
  #plot: uPlot | undefined;
  #shown: Plotted | undefined;

  constructor(box: HTMLElement, events: PlotEvents) {
    this.#box = box;
    this.#events = events;
  }

  show(plotted: Plotted): void {
    const before = this.#shown;
    this.#shown = plotted;
    const isOther =
      before?.scale !== plotted.scale ||
      before.colours !== plotted.colours ||
      before.table !== plotted.table;
    if (this.#plot === undefined || isOther) {
      this.destroy();
      const now = () => this.#shown ?? plotted;
      const options = { ...optionsOf(now, this.#events), hooks: hooksOf(now, this.#events) };
      this.#plot = new uPlot(options, dataOf(plotted), this.#box);
      return;
    }
    if (before.width !== plotted.width || before.height !== plotted.height)
      this.#plot.setSize({ width: plotted.width, height: plotted.height });
    this.#plot.setData(dataOf(plotted));
  }

  destroy(): void {
    this.#plot?.destroy();
  }
}

/** `now` gives what is shown at the moment. */
function optionsOf(now: () => Plotted, { words }: PlotEvents): uPlot.Options {
  const { colours, scale, width, height } = now();
  const line = { stroke: colours.line, width: 1 };
  const axis = { stroke: colours.ink, font: colours.font, ticks: line };
  return {
    width,
    height,
    padding: [8, () => endLabelRoom(words.place(now().view.to)), 0, 0],
    legend: { show: false },
    cursor: {
      x: false,
      y: false,
      points: { show: false },
      drag: { x: true, y: false, setScale: false, dist: SHORTEST_DRAG },
    },
    scales: {
      x: { time: false, range: () => [now().view.from - 0.5, now().view.to + 0.5] },
      y: {
        ...(scale === 'log' && LOGARITHMIC),
        range: () => [heightsFor(now()).floor, heightsFor(now()).top],
      },
    },
    axes: [
      {
        ...axis,
        size: AXIS_HEIGHT,
        space: LABEL_WIDTH,
        incrs: wholeSteps(),
        grid: { show: false },
        values: (_, splits) => splits.map(words.place),
      },
      {
        ...axis,
        size: (_, labels: readonly string[] | null) =>
          AXIS_EDGE + LETTER_WIDTH * Math.max(1, ...(labels ?? []).map((label) => label.length)),
        grid: line,
        splits: () => [...roundValues(heightsFor(now()), Math.max(2, now().height / LABEL_HEIGHT))],
        filter: (_, splits) => splits,
        values: (_, splits) => splits.map(words.tick),
      },
    ],
    series: [{}, { paths: () => null, points: { show: false } }],
  };
}

function hooksOf(now: () => Plotted, events: PlotEvents): uPlot.Hooks.Arrays {
  return {
    draw: [
      (u) => {
        const { left, top, width, height } = u.bbox;
        const ratio = devicePixelRatio;
        const { table, view, colours } = now();
        const heights = heightsFor(now());
        const inCss = { left: left / ratio, top: top / ratio };
        events.onFrame({ ...inCss, width: width / ratio, height: height / ratio, heights });
        drawPoints(u.ctx, { left, top, width, height, ratio }, { table, view, heights }, colours);
      },
    ],
    setSelect: [
      (u) => {
        const { left, width } = u.select;
        if (width < SHORTEST_DRAG) return;
        u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        events.onDrag(u.posToVal(left, 'x'), u.posToVal(left + width, 'x'));
      },
    ],
  };
}

function heightsFor({ span, scale, height }: Plotted): Heights {
  return heightsOf(span, scale, LANE / (height - AXIS_HEIGHT));
}

/** Half of the label of the last place, which may stand below the end of the axis. */
function endLabelRoom(label: string): number {
  return Math.ceil((label.length * LETTER_WIDTH) / 2) + 4;
}

/** Only its ends: the points themselves are not uPlot's to draw. */
function dataOf({ table }: Plotted): uPlot.AlignedData {
  return [
    [1, table.size],
    [1, 1],
  ];
}

/** 1, 2, 5, 10, …: there is no place between two places. */
function wholeSteps(): number[] {
  return Array.from({ length: 8 }, (_, power) =>
    [1, 2, 5].map((step) => step * 10 ** power),
  ).flat();
}
