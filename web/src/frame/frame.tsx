/** The board alone, a lesson, or the picture of a large board, for a frame in another page: set by its address, and in touch with the page around it. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { createGameEngine } from '../engine/engine_client';
import '../styles/base.css';
import t from '#words/frame';
import { markLanguage } from '../text/language';
import { FrameApp } from './FrameApp';
import './frame.css';
import { createFrameModel } from './frame_model';
import { createFrameView } from './frame_view';
import { boardHeightOn, wholeHeight, printedHeight } from './heights';
import type { FrameHeights } from './heights';
import { wantsStillness } from '../views/parts/use_media';
import { createHost } from './host';
import type { Host } from './host';
import type { FrameStart, LateName } from './late_parts';
import { loadLate } from './late_script';
import { limitsUnder } from './panels';
import { readFrameSettings, settingText } from './settings';
import { startTelling } from './telling';

export function startFrame({ view, startPort }: Pick<FrameStart, 'view' | 'startPort'>): void {
  const { document, location } = view;
  const settings = readFrameSettings(location.search);
  markLanguage(document);
  const frameView = createFrameView(settings);
  effect(() => {
    document.documentElement.dataset.theme = frameView.theme.value;
  });
  const place = document.getElementById('app');
  if (place === null) return;

  const host = createHost(view, settings);
  // What it says as long as there is nothing else.
  place.replaceChildren();
  const start = {
    ...{ view, startPort, settings, frameView, place, host },
    loadLate: <Name extends LateName>(name: Name) => loadLate(name, document),
  };
  if (settings.shows === 'board') startBoard(start);
  else startLate(start, settings.shows === 'tartan' ? 'tartan' : 'lessons');
  giveKeysBack(document, host);
  for (const setting of settings.rejected)
    host.tell({ type: 'error', kind: 'bad-setting', message: settingText(setting) });
}

function startBoard({ view, startPort, settings, frameView, place, host }: FrameStart): void {
  const { address, rejected } = settings;
  const limits = limitsUnder(settings.limits, frameView.panels);
  const model = createFrameModel({
    ...{ engine: createGameEngine(startPort), address, limits },
    isStill: wantsStillness,
  });
  const tellHeight = heightTeller(view, host, () => {
    const frame = place.querySelector('main');
    return frame && { height: wholeHeight(frame), printedHeight: printedHeight(frame) };
  });
  render(
    <FrameApp
      model={model}
      view={frameView}
      rejected={rejected}
      mostHeight={boardHeightOn(view.screen)}
      onResize={tellHeight}
    />,
    place,
  );
  startTelling(model, {
    host,
    tellHeight,
    set: (changed) => frameView.set(changed),
    focusBoard() {
      view.focus();
      place.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
    },
  });
}

function startLate(start: FrameStart, name: LateName): void {
  const { view, place, host } = start;
  start
    .loadLate(name)
    .then((part) => part.start(start, (measure) => heightTeller(view, host, measure)))
    .catch(() => {
      const message = t('not-loaded', { file: `embed-${name}.js` });
      render(<p role="alert">{message}</p>, place);
      host.tell({ type: 'error', kind: `no-${name}`, message });
    });
}

/** Tells the host how high the frame has to be, where that has changed. */
function heightTeller(view: Window, host: Host, measure: () => FrameHeights | null): () => void {
  let told = '';
  return () => {
    // In a tab that is not shown yet Firefox lays it out as if it were a strip without width.
    if (view.innerWidth === 0) return;
    const now = measure();
    if (now === null || now.height === 0 || JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    host.tell({ type: 'resize', ...now });
  };
}

/**
 * Escape with nothing held gives the keys back to the page around the frame. On the board Escape first lets
 * go of what is held, and then of the focus; anywhere else nothing has to be let go of before.
 */
function giveKeysBack(document: Document, host: Host): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { activeElement, body } = document;
    const isLetGo = activeElement === null || activeElement === body;
    if (event.defaultPrevented && !isLetGo) return;
    if (!isLetGo && activeElement instanceof HTMLElement) activeElement.blur();
    host.focus();
  });
}
