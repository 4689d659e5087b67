/** What the address of a frame asks for: the frame's own keys, and all else for what it shows. */
import { readQuery } from '../../game/query';
import { rejection, type Rejected } from '../../game/route';
import { schemaOf, written } from '../../game/schema';
import { limitsOf, type Limits } from '../../game/limits';
import { rejectedText } from '../../study_views/AddressMessages';
import t from '#words/frame';
import { FRAME_SETTINGS, type LiveSettings } from '../element/settings';

/** Who may talk with the frame: `any`, one origin, or `nobody` where the address has an origin that can't be one. */
type Origin = 'any' | 'nobody' | URL;

export interface FrameSettings extends LiveSettings {
  readonly limits: Limits;
  readonly origin: Origin;
  readonly shows: 'board' | 'lesson' | 'puzzles' | 'tartan';
  /** The address of the study, the lesson or the answer, from its `#` on, as the page has it. */
  readonly address: string;
  readonly rejected: readonly Rejected[];
}

const FRAME = schemaOf({
  ...FRAME_SETTINGS,
  origin: written<Origin>('any', readOrigin),
});

/** `search`: the address from its `?` on. */
export function readFrameSettings(search: string): FrameSettings {
  const query = readQuery(search);
  const { settings, rejected } = FRAME.read(query);
  const { hide, lock, origin, view, ...live } = settings;
  const limits = limitsOf(hide, lock);
  const isEditLocked = limits.locks.position && query.get('mode') === 'edit';
  if (isEditLocked) query.delete('mode');
  const lesson = query.get('lesson');
  for (const key of [...Object.keys(settings), 'lesson']) query.delete(key);
  const shows = lesson !== null ? 'lesson' : query.has('puzzles') ? 'puzzles' : view;
  return {
    ...live,
    limits,
    origin: rejected.some(({ key }) => key === 'origin') ? 'nobody' : origin,
    shows,
    address: `#/${PAGES[shows]}${encodeURIComponent(lesson ?? '')}?${query.toString()}`,
    rejected: isEditLocked ? [...rejected, rejection('mode', 'edit')] : rejected,
  };
}

/** Which page of the site has the same. */
const PAGES = { board: 'board', lesson: 'learn/', puzzles: 'learn/puzzles', tartan: 'solve' };

/** As a browser writes an origin, with nothing behind it but perhaps a slash. */
function readOrigin(value: string): URL | undefined {
  try {
    const url = new URL(value);
    return /^https?:$/u.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value)
      ? url
      : undefined;
  } catch {
    return undefined;
  }
}

/** What the address asked of the frame itself and did not get; of a list, its names. */
export function settingText(rejected: Rejected): string {
  return rejected.key === 'origin'
    ? t('no-origin', { name: rejected.value })
    : rejectedText(rejected);
}
