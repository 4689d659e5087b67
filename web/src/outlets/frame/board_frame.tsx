/** The board in a frame, connected with the page around it. */
import { render } from 'preact';
import { createGameEngine } from '../../engine/client/engines';
import { wantsStillness } from '../../ui/use_media';
import { FrameApp } from './FrameApp';
import { createFrameModel } from './frame_model';
import { boardHeightOn, cappedHeight, printedHeight } from './heights';
import type { StartBoard } from './late_parts';
import { limitsUnder } from './panels';
import { startBoardReports } from './board_reports';

export const startBoard: StartBoard = (start, watchHeight) => {
  const { view, startPort, settings, frameView, place, host } = start;
  const { address, rejected } = settings;
  const limits = limitsUnder(settings.limits, frameView.panels);
  const model = createFrameModel({
    engine: createGameEngine(startPort),
    address,
    limits,
    isStill: wantsStillness,
  });
  const reportHeight = watchHeight(() => {
    const frame = place.querySelector('main');
    const heights = cappedHeight(start);
    return frame && heights && { ...heights, printedHeight: printedHeight(frame) };
  });
  render(
    <FrameApp
      model={model}
      view={frameView}
      rejected={rejected}
      mostHeight={boardHeightOn(view.screen)}
      onResize={reportHeight}
    />,
    place,
  );
  startBoardReports(model, {
    host,
    tellHeight: reportHeight,
    set(changed) {
      frameView.set(changed);
      // The smallest board exceeds small height limits.
      reportHeight();
    },
    focusBoard() {
      view.focus();
      place.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
    },
  });
};
