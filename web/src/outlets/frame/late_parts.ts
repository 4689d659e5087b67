/** The parts of a frame that are loaded on demand: lessons, and the picture of a large board. */
import type { StartWorkerPort } from '../../engine/wire/port';
import type { MakeCloth } from '../../cloth/shown_cloth';
import type { FrameView } from './frame_view';
import type { WatchHeight } from './heights';
import type { Host } from './host';
import type { FrameSettings } from './settings';

/** What a frame is started with. */
export interface FrameStart {
  readonly view: Window;
  readonly startPort: StartWorkerPort;
  readonly settings: FrameSettings;
  readonly frameView: FrameView;
  readonly place: HTMLElement;
  readonly host: Host;
  readonly loadLate: LoadLate;
  /** True in a package for course sites, which contains no other pages. */
  readonly isAlone: boolean;
  /** Calls `show` with each line of a course site for the reader, '' for none. Each script has signals of its own. */
  readonly onSiteLine: (show: (line: string) => void) => void;
}

export type StartBoard = (start: FrameStart, watchHeight: WatchHeight) => void;
export type StartLate = (...parts: Parameters<StartBoard>) => void | Promise<void>;

interface LatePart {
  readonly start: StartLate;
  /** Each script has its own words. */
  readonly changeLanguage: (tag: string, document?: Document) => Promise<void>;
}

/** By the name of its script: `embed-lessons.js`. */
export interface LateParts {
  readonly lessons: LatePart;
  /** Used by lessons, which have no solver for such a picture of their own. */
  readonly tartan: LatePart & { readonly makeCloth: MakeCloth };
}
export type LateName = keyof LateParts;
export type LoadLate = <Name extends LateName>(name: Name) => Promise<LateParts[Name]>;

declare global {
  interface Window {
    /** Set by the parts' scripts. */
    tartanLate?: Partial<LateParts>;
  }
}
