/** The board alone, a lesson, or the picture of a large board, for a frame in another page: set by its address, and in touch with the page around it. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import '../styles/base.css';
import t from '#words/frame';
import { markLanguage } from '../text/language';
import './frame.css';
import { createFrameView } from './frame_view';
import { createHost } from './host';
import type { Host } from './host';
import type { WatchHeight } from './heights';
import type { FrameStart, LateName, StartBoard } from './late_parts';
import { loadLate } from './late_script';
import { readFrameSettings, settingText } from './settings';

interface FrameParts extends Pick<FrameStart, 'view' | 'startPort'> {
  /** A frame without it has lessons alone. */
  readonly startBoard?: StartBoard;
}

export function startFrame({ view, startPort, startBoard }: FrameParts): void {
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
  if (settings.shows === 'board' && startBoard) startBoard(start, watchHeight(start));
  else startLate(start, settings.shows === 'tartan' ? 'tartan' : 'lessons');
  giveKeysBack(document, host);
  for (const setting of settings.rejected)
    host.tell({ type: 'error', kind: 'bad-setting', message: settingText(setting) });
}

function startLate(start: FrameStart, name: LateName): void {
  const { place, host } = start;
  start
    .loadLate(name)
    .then((part) => part.start(start, watchHeight(start)))
    .catch(() => {
      const message = t('not-loaded', { file: `embed-${name}.js` });
      render(<p role="alert">{message}</p>, place);
      host.tell({ type: 'error', kind: `no-${name}`, message });
    });
}

/** Tells the host how high the frame has to be, where that has changed. */
function watchHeight({ view, host }: Pick<FrameStart, 'view' | 'host'>): WatchHeight {
  return (measure) => {
    let told = '';
    return () => {
      // In a tab that is not shown yet Firefox lays it out as if it were a strip without width.
      if (view.innerWidth === 0) return;
      const now = measure();
      if (now === null || now.height === 0 || JSON.stringify(now) === told) return;
      told = JSON.stringify(now);
      host.tell({ type: 'resize', ...now });
    };
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
