/**
 * The record of a reader's work, as course sites keep it: `{"work":1,"attempt":"k3x9qz","chain":"p0x3aa","count":12,
 * "score":0.6667,"done":true,"state":{…}}`. A few of its letters say which of two records of the same work is further.
 */
import type { FrameState } from '../element/messages';
import { unpackedState } from './packed_state';

export interface WorkRecord {
  /** Drawn when an attempt is opened for the first time, and the same as long as it lasts. */
  readonly attempt: string;
  /** Drawn when work goes on from a record of another browser: within a chain `count` alone says what is further. */
  readonly chain: string;
  /** How often the record was sent. It also makes each record another one: a site may leave out what it believes it has. */
  readonly count: number;
  /** The best score, from 0 to 1. */
  readonly score?: number;
  /** The work is handed in, or nothing of it is open. */
  readonly isDone: boolean;
  readonly state?: FrameState;
}

/** What a site keeps: a record, or the work that an earlier package left there, or anything at all. */
export interface SiteWork {
  readonly record?: WorkRecord;
  /** The work, which whoever uses it has to check. */
  readonly state?: unknown;
  readonly score?: number;
}

export function formOfRecord(record: WorkRecord): object {
  const { attempt, chain, count, score, isDone, state } = record;
  return {
    work: 1,
    attempt,
    chain,
    count,
    ...(score !== undefined && { score: Number(score.toFixed(6)) }),
    ...(isDone && { done: true }),
    ...(state !== undefined && { state }),
  };
}

/** Printable ASCII, as some sites mangle the rest. `packed`: the state in another form. */
export function printRecord(record: WorkRecord, packed?: object): string {
  return JSON.stringify({ ...formOfRecord(record), ...(packed && { state: packed }) }).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Sites keep a text or an object; some have a word or an empty object for nothing. */
export function readWork(kept: unknown): SiteWork {
  const read = parsed(kept);
  if (!isObject(read)) return read === undefined ? {} : { state: read };
  const { work, attempt, chain, count, done } = read;
  const state = unpackedState(read.state);
  const score = isShare(read.score) ? { score: read.score } : {};
  if (work !== 1) return 'state' in read ? { state, ...score } : { state: read };
  if (typeof attempt !== 'string' || typeof chain !== 'string' || !Number.isInteger(count))
    return { state: state ?? read, ...score };
  const record: WorkRecord = {
    attempt,
    chain,
    count: Number(count),
    isDone: done === true,
    ...score,
    ...(isObject(state) && { state: state as unknown as FrameState }),
  };
  return { record, ...score, ...(state !== undefined && { state }) };
}

/**
 * Whether the copy of this browser goes on from what the site has. Otherwise somebody worked on the same attempt
 * elsewhere, and the site's word stands. `base`: the record of the site that the copy's chain went on from.
 */
export function isFurther(
  copy: WorkRecord,
  base: Pick<WorkRecord, 'chain' | 'count'> | undefined,
  site: WorkRecord,
): boolean {
  if (copy.attempt !== site.attempt) return false;
  if (copy.chain === site.chain) return copy.count > site.count;
  return base?.chain === site.chain && site.count <= base.count;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Undefined where there is nothing; a text that is no JSON as it is. */
function parsed(kept: unknown): unknown {
  if (typeof kept !== 'string') return isNothing(kept) ? undefined : kept;
  if (kept.trim() === '') return undefined;
  try {
    const read: unknown = JSON.parse(kept);
    return isNothing(read) ? undefined : read;
  } catch {
    return kept;
  }
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (isObject(value) && Object.keys(value).length === 0)
  );
}
