/**
 * A frame in another page: a board, a lesson, or the picture of a large board, configured by its address and connected
 * with the page around it.
 */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { pressedKey } from '../../viewport/key_press';
import '../../styles/base.css';
import '../../text/withstand_translators';
import t from '#words/frame';
import { changeLanguage } from '../../text/change_language';
import { language } from '../../text/language';
import './frame.css';
import { createFrameView } from './frame_view';
import { createHost, createLinkedHost, type Host } from './host';
import type { WatchHeight } from './heights';
import type { FrameStart, LateName, LateParts, StartBoard } from './late_parts';
import { loadLate } from './late_script';
import { readFrameSettings, settingText } from './settings';

interface FrameDependencies extends Pick<FrameStart, 'view' | 'startPort'> {
  /** Undefined for a frame with lessons only, in a package. */
  readonly startBoard?: StartBoard;
}

/** In one document with `course.js` the frame waits for the course site's stored work. */
export function startFrame(dependencies: FrameDependencies): void {
  const { tartanCourse: link, location, document } = dependencies.view;
  // The page explains what is missing if `course.js` hasn't loaded.
  if (document.getElementById('app')?.dataset.course !== undefined)
    void link?.query().then((query) => startAt(query, dependencies));
  else startAt(location.search, dependencies);
}

function startAt(query: string, { view, startPort, startBoard }: FrameDependencies): void {
  const { document, tartanCourse: link } = view;
  const settings = readFrameSettings(query);
  const frameView = createFrameView(settings);
  effect(() => {
    document.documentElement.dataset.theme = frameView.theme.value;
  });
  const place = document.getElementById('app');
  if (place === null) return;

  const host = link === undefined ? createHost(view, settings) : createLinkedHost(view, link);
  const words = createFrameWords(document, host);
  const isAlone = startBoard === undefined;
  const onSiteLine: FrameStart['onSiteLine'] = (show) => link?.onLine(show);
  const start = {
    view,
    startPort,
    settings,
    frameView,
    place,
    host,
    isAlone,
    onSiteLine,
    ...words,
  };
  let spoken = Promise.resolve();
  effect(() => {
    spoken = words.speak(frameView.lang.value);
  });
  void spoken.then(() => {
    // Removes the text for a page whose script doesn't run.
    place.replaceChildren();
    if (settings.shows === 'board' && startBoard) startBoard(start, watchHeight(start));
    else startLate(start, settings.shows === 'tartan' ? 'tartan' : 'lessons');
    for (const setting of settings.rejected)
      host.post({ type: 'error', kind: 'bad-setting', message: settingText(setting) });
  });
  giveKeysBack(document, host);
}

/** The language of the frame; each of its scripts has words of its own. */
function createFrameWords(document: Document, host: Host) {
  const scripts = [changeLanguage];
  return {
    /** If the words can't be loaded, the frame stays as it is and the host is told; never rejects. */
    async speak(tag: string): Promise<void> {
      try {
        await Promise.all(scripts.map((change) => change(tag, document)));
      } catch {
        const message = t('no-language', { language: tag, file: `embed-${tag}.js` });
        host.post({ type: 'error', kind: 'no-language', message });
      }
    },
    async loadLate<Name extends LateName>(name: Name): Promise<LateParts[Name]> {
      const part = await loadLate(name, document);
      if (!scripts.includes(part.changeLanguage)) scripts.push(part.changeLanguage);
      // Without its words the part is in English.
      await part.changeLanguage(language.tag, document).catch(() => undefined);
      return part;
    },
  };
}

function startLate(start: FrameStart, name: LateName): void {
  const { place, host } = start;
  start
    .loadLate(name)
    .then((part) => part.start(start, watchHeight(start)))
    .catch(() => {
      const message = t('not-loaded', { file: `embed-${name}.js` });
      render(<p role="alert">{message}</p>, place);
      host.post({ type: 'error', kind: `no-${name}`, message });
    });
}

/** Posts the frame's height to the host when it has changed. */
function watchHeight({ view, host }: Pick<FrameStart, 'view' | 'host'>): WatchHeight {
  return (measure) => {
    let told = '';
    return () => {
      // In a background tab Firefox lays the frame out without a width.
      if (view.innerWidth === 0) return;
      const now = measure();
      if (now === null || now.height === 0 || JSON.stringify(now) === told) return;
      told = JSON.stringify(now);
      host.post({ type: 'resize', ...now });
    };
  };
}

/**
 * Escape with nothing selected returns the focus to the page around the frame. On the board Escape first clears the
 * selection, and then leaves the board; elsewhere there is nothing to clear before.
 */
function giveKeysBack(document: Document, host: Host): void {
  document.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== 'Escape') return;
    const { activeElement, body } = document;
    const isLetGo = activeElement === null || activeElement === body;
    if (event.defaultPrevented && !isLetGo) return;
    if (!isLetGo && activeElement instanceof HTMLElement) activeElement.blur();
    host.focus();
  });
}
