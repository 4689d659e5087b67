import { draw } from '../../../web/src/board/draw';
import type { Whole } from '../../../web/src/board/frame';
import type { ScreenBox } from '../../../web/src/board/geometry';
import type { Label, Lettering, Paint, Painter, Stroke } from '../../../web/src/board/painter';

type Drawn =
  | { kind: 'circles' | 'diamonds'; centres: readonly number[]; radius: number; paint: Paint }
  | { kind: 'ellipses'; ellipses: readonly number[]; radius: number; paint: Paint }
  | { kind: 'boxes'; boxes: readonly ScreenBox[]; paint: Paint }
  | { kind: 'lines'; segments: readonly number[]; stroke: Stroke; opacity: number | undefined }
  | { kind: 'labels'; labels: readonly Label[]; lettering: Lettering };

/** Notes what it is asked to draw, and within which box. */
export function recordingPainter() {
  const drawn: (Drawn & { within: ScreenBox | undefined })[] = [];
  let clip: ScreenBox | undefined;
  const note = (what: Drawn) => void drawn.push({ ...what, within: clip });
  const painter: Painter = {
    circles: (centres, radius, paint) => note({ kind: 'circles', centres, radius, paint }),
    ellipses: (ellipses, radius, paint) => note({ kind: 'ellipses', ellipses, radius, paint }),
    diamonds: (centres, radius, paint) => note({ kind: 'diamonds', centres, radius, paint }),
    boxes: (boxes, paint) => note({ kind: 'boxes', boxes, paint }),
    lines: (segments, stroke, opacity) => note({ kind: 'lines', segments, stroke, opacity }),
    labels: (labels, lettering) => note({ kind: 'labels', labels, lettering }),
    within: (box, draw) => {
      const outer = clip;
      clip = box;
      draw();
      clip = outer;
    },
  };
  const colourOf = (each: Drawn): string | undefined => {
    if (each.kind === 'labels') return each.lettering.colour;
    return each.kind === 'lines'
      ? each.stroke.colour
      : (each.paint.fill ?? each.paint.stroke?.colour);
  };
  return {
    painter,
    drawn,
    /** Middles of what is filled with a colour, or has its outline where it is not filled. */
    centres: (kind: 'circles' | 'diamonds', colour: string): [number, number][] =>
      drawn.flatMap((each) =>
        each.kind === kind && colourOf(each) === colour ? pairs(each.centres) : [],
      ),
    /** Middle and half of the width of each. */
    ellipses: (colour: string): [x: number, y: number, half: number][] =>
      drawn.flatMap((each) =>
        each.kind === 'ellipses' && colourOf(each) === colour ? triples(each.ellipses) : [],
      ),
    boxes: (colour: string): ScreenBox[] =>
      drawn.flatMap((each) =>
        each.kind === 'boxes' && colourOf(each) === colour ? each.boxes : [],
      ),
    segments: (colour: string): number[][] =>
      drawn.flatMap((each) =>
        each.kind === 'lines' && colourOf(each) === colour ? quads(each.segments) : [],
      ),
    labels: (colour: string): Label[] =>
      drawn.flatMap((each) =>
        each.kind === 'labels' && colourOf(each) === colour ? each.labels : [],
      ),
  };
}

/** What the whole picture is made of. */
export function drawn(whole: Whole) {
  const recorder = recordingPainter();
  draw(recorder.painter, whole);
  return recorder;
}

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((x, place) => (place % 2 === 0 ? [[x, numbers[place + 1]!]] : []));
}

function triples(numbers: readonly number[]): [number, number, number][] {
  return numbers.flatMap((x, place) =>
    place % 3 === 0 ? [[x, numbers[place + 1]!, numbers[place + 2]!]] : [],
  );
}

function quads(numbers: readonly number[]): number[][] {
  return numbers.flatMap((_, place) => (place % 4 === 0 ? [numbers.slice(place, place + 4)] : []));
}
