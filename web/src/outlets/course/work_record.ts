/**
 * The record of a reader's work, as course sites store it: `{"work":1,"attempt":"k3x9qz","chain":"p0x3aa","count":12,
 * "score":0.6667,"done":true,"state":{…}}`. Its first fields decide which of two records of the same work is further.
 */
import type { FrameState } from '../element/messages';
import { unpackedState } from './packed_state';

export interface WorkRecord {
  /** Random, drawn when an attempt is first opened, and constant within it. */
  readonly attempt: string;
  /**
   * Random, drawn when work continues a record of another browser: within a chain `count` alone decides which is
   * further.
   */
  readonly chain: string;
  /** How often the record was sent. It also makes each record different: a site may skip what it believes to have. */
  readonly count: number;
  /** The best score, from 0 to 1. */
  readonly score?: number;
  /** The work is handed in, or nothing is open any more. */
  readonly isDone: boolean;
  readonly state?: FrameState;
}

/** What a site has stored: a record, the work of an earlier package, or anything else. */
export interface SiteWork {
  readonly record?: WorkRecord;
  /** The work, which must be validated. */
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

/** Printable ASCII, as some sites corrupt other characters. `packed` is the state in another form. */
export function formatRecord(record: WorkRecord, packed?: object): string {
  return JSON.stringify({ ...formOfRecord(record), ...(packed && { state: packed }) }).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Sites store a text or an object; some have a word or an empty object for nothing. */
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
 * True if this browser's copy continues the site's record. Otherwise somebody worked on the same attempt elsewhere, and
 * the site's record wins. `base` is the site's record that the copy's chain continues.
 */
export function continuesSiteRecord(
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

/** Undefined for nothing; a text that isn't JSON unchanged. */
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
