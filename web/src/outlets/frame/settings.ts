/** The settings in the address of a frame: the frame's own keys, and the address of its content. */
import { readQuery } from '../../game/query';
import { rejection, type Rejected } from '../../game/route';
import { schemaOf, valueSetting } from '../../game/schema';
import { limitsOf, type Limits } from '../../game/limits';
import { rejectedText } from '../../study_views/AddressMessages';
import t from '#words/frame';
import { FRAME_SETTINGS, type LiveSettings } from '../element/settings';

/** Who may talk with the frame: `any`, one origin, or `nobody` if the address has an invalid origin. */
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
  origin: valueSetting<Origin>('any', readOrigin),
});

/** `search` is the address from its `?` on. */
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

/** The page of the site with the same content. */
const PAGES = { board: 'board', lesson: 'learn/', puzzles: 'learn/puzzles', tartan: 'solve' };

/** An origin as browsers write it, optionally with a slash. */
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

/** A setting of the frame that could not be used; for a list, its names. */
export function settingText(rejected: Rejected): string {
  return rejected.key === 'origin'
    ? t('no-origin', { name: rejected.value })
    : rejectedText(rejected);
}
