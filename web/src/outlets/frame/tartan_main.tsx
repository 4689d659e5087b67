/**
 * The script of the picture of a large board in a frame, with a solver of its own; lessons there load the picture from
 * it.
 */
import { render } from 'preact';
import { createCloth } from '../../engine/client/cloth';
import { startWorker } from '#solver/port';
import { changeLanguage } from '../../text/change_language';
import { shownCloth } from '../../cloth/shown_cloth';
import { boardHeightOn, cappedHeight } from './heights';
import type { StartLate } from './late_parts';
import { createClothFrameModel } from './tartan_model';
import { startClothReports } from './tartan_reports';
import { ClothFrame } from './TartanFrame';

/** In pixels: what remains visible above and below the picture in a frame with a height limit. */
const BESIDE_PICTURE_PX = 160;
/** Below this height a picture is useless: the frame scrolls instead. */
const MIN_PICTURE_PX = 160;

const start: StartLate = ({ view, place, settings, frameView, host }, watchHeight) => {
  const model = createClothFrameModel({
    address: settings.address,
    seen: settings.seen,
    hides: settings.limits.hides,
    createCloth: () => createCloth(startWorker),
  });
  const onResize = watchHeight(() => cappedHeight({ place, frameView }));
  const mostHeight = () => {
    const cap = (frameView.height.peek() ?? Infinity) - BESIDE_PICTURE_PX;
    return Math.max(MIN_PICTURE_PX, Math.min(boardHeightOn(view.screen), cap));
  };
  const draw = () =>
    render(<ClothFrame model={model} mostHeight={mostHeight()} onResize={onResize} />, place);
  draw();
  startClothReports(model, {
    host,
    set(changed) {
      frameView.set(changed);
      draw();
      onResize();
    },
    focus() {
      view.focus();
      place.querySelector('canvas')?.focus({ preventScroll: true });
    },
  });
};

window.tartanLate = {
  ...window.tartanLate,
  tartan: {
    start,
    changeLanguage,
    makeCloth: (asked) => shownCloth(() => createCloth(startWorker), asked),
  },
};
