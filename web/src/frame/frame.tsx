/** The board alone, for a frame in another page: set by its address, and in touch with the page around it. */
import { render } from 'preact';
import { createBoardAnalyst } from '../solver/board_analyst_client';
import type { StartPort } from '../solver/ports/port';
import '../styles/base.css';
import { text } from '../text';
import type { Theme } from '../widget/settings';
import { FrameApp } from './FrameApp';
import './frame.css';
import { createFrameModel } from './frame_model';
import { createHost } from './host';
import { giveKeysBack } from './keys';
import { boardHeightOn } from './measures';
import { printedHeight } from './printed_height';
import { rejectedText } from './rejected_text';
import { readFrameSettings } from './settings';
import { startTelling } from './telling';

export interface FrameSurroundings {
  readonly view: Window;
  readonly startPort: StartPort;
}

export async function startFrame({ view, startPort }: FrameSurroundings): Promise<void> {
  const { document, location, screen } = view;
  const settings = readFrameSettings(location.search);
  const { limits, address, theme, language, origin, rejected } = settings;
  const root = document.documentElement;
  root.lang = language;
  root.dir = text().direction;
  const setTheme = (name: Theme) => (root.dataset.theme = name);
  setTheme(theme);
  const place = document.getElementById('app');
  if (place === null) return;

  const analyst = createBoardAnalyst(startPort);
  const model = await createFrameModel({ analyst, address, limits });
  const host = createHost(view, origin);
  let told = { height: 0, printedHeight: 0 };
  function tellHeight() {
    // In a tab that is not shown yet Firefox lays it out as if it were a strip without width.
    if (view.innerWidth === 0) return;
    const frame = place?.querySelector('main');
    const height = Math.ceil(frame?.getBoundingClientRect().height ?? 0);
    if (!frame || height === 0) return;
    const now = { height, printedHeight: printedHeight(frame) };
    if (now.height === told.height && now.printedHeight === told.printedHeight) return;
    told = now;
    host.tell({ type: 'resize', ...now });
  }
  // What it says as long as there is no board.
  place.replaceChildren();
  render(
    <FrameApp
      model={model}
      rejected={rejected}
      mostHeight={boardHeightOn(screen)}
      onResize={tellHeight}
    />,
    place,
  );
  giveKeysBack(document, host);
  for (const setting of rejected)
    host.tell({
      type: 'error',
      kind: 'bad-setting',
      message: rejectedText(setting),
    });
  startTelling(model, {
    host,
    tellHeight,
    setTheme,
    focusBoard() {
      view.focus();
      place.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
    },
  });
}
