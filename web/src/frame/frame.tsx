/** The board alone, for a frame in another page: set by its address, and in touch with the page around it. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { createGameEngine } from '../engine/game_engine_client';
import type { StartPort } from '../engine/ports/port';
import '../styles/base.css';
import { markLanguage } from '../text/language';
import { FrameApp } from './FrameApp';
import './frame.css';
import { createFrameModel } from './frame_model';
import { createFrameView } from './frame_view';
import { boardHeightOn, printedHeight } from './heights';
import { createHost } from './host';
import type { Host } from './host';
import { limitsUnder } from './panels';
import { readFrameSettings, settingText } from './settings';
import { startTelling } from './telling';

export interface FrameSurroundings {
  readonly view: Window;
  readonly startPort: StartPort;
}

export function startFrame({ view, startPort }: FrameSurroundings): void {
  const { document, location, screen } = view;
  const settings = readFrameSettings(location.search);
  const { address, rejected } = settings;
  markLanguage(document);
  const frameView = createFrameView(settings);
  effect(() => {
    document.documentElement.dataset.theme = frameView.theme.value;
  });
  const place = document.getElementById('app');
  if (place === null) return;

  const limits = limitsUnder(settings.limits, frameView.panels);
  const model = createFrameModel({ engine: createGameEngine(startPort), address, limits });
  const host = createHost(view, settings);
  const tellHeight = heightTeller(view, place, host);
  // What it says as long as there is no board.
  place.replaceChildren();
  render(
    <FrameApp
      model={model}
      view={frameView}
      rejected={rejected}
      mostHeight={boardHeightOn(screen)}
      onResize={tellHeight}
    />,
    place,
  );
  giveKeysBack(document, host);
  for (const setting of rejected)
    host.tell({ type: 'error', kind: 'bad-setting', message: settingText(setting) });
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

/** Tells the host how high the frame has to be, where that has changed. */
function heightTeller(view: Window, place: HTMLElement, host: Host): () => void {
  let told = { height: 0, printedHeight: 0 };
  return () => {
    // In a tab that is not shown yet Firefox lays it out as if it were a strip without width.
    if (view.innerWidth === 0) return;
    const frame = place.querySelector('main');
    const height = Math.ceil(frame?.getBoundingClientRect().height ?? 0);
    if (!frame || height === 0) return;
    const now = { height, printedHeight: printedHeight(frame) };
    if (now.height === told.height && now.printedHeight === told.printedHeight) return;
    told = now;
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
