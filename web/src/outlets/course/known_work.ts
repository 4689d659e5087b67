/** The work that a visit goes on from: the site's, or this browser's copy where that goes on from the site's. */
import type { Opened } from './course_host';
import type { DeviceCopies, DeviceCopy } from './device_copies';
import { isFurther, readWork, type WorkRecord } from './work_record';

export interface KnownWork {
  /** The work, which the frame has to check; undefined where there is none. */
  readonly state: unknown;
  /** The record that goes on. */
  readonly copy: DeviceCopy;
  /** The site has no record yet. */
  readonly isNew: boolean;
  /** The site lacks this browser's work. */
  readonly isAhead: boolean;
  /** The site lacks a score or an end that a record has: it believed that it had what it refused. */
  readonly lacksResult: boolean;
}

/** `random`: from 0 to 1, exclusive. */
export function knownWork(
  opened: Opened | undefined,
  copies: DeviceCopies,
  random: () => number,
): KnownWork {
  const site = readWork(opened?.kept);
  const here = site.record && copies.find(site.record.attempt);
  const isAhead =
    site.record !== undefined &&
    here !== undefined &&
    isFurther(here.record, here.base, site.record);
  const record = isAhead ? here.record : site.record;
  const best = bestOf(opened?.score, isAhead ? here.record.score : site.score);
  return {
    state: isAhead ? here.record.state : site.state,
    isAhead,
    isNew: record === undefined,
    copy: continued(record, best, here, random),
    lacksResult: record !== undefined && (record.isDone || isOther(best, opened?.score)),
  };
}

/** A chain of this browser goes on, and work of another one goes on as a new chain. */
function continued(
  record: WorkRecord | undefined,
  best: number | undefined,
  here: DeviceCopy | undefined,
  random: () => number,
): DeviceCopy {
  const score = best === undefined ? {} : { score: best };
  if (record === undefined)
    return {
      record: { attempt: named(random), chain: named(random), count: 0, isDone: false, ...score },
    };
  if (here?.record.chain === record.chain)
    return { record: { ...record, ...score }, base: here.base };
  const { chain, count } = record;
  return { record: { ...record, chain: named(random), ...score }, base: { chain, count } };
}

const bestOf = (...scores: readonly (number | undefined)[]) =>
  scores.reduce((best, score) => (best === undefined ? score : Math.max(best, score ?? best)));

/** Sites have a score of 100 with two digits; more of them are left of one that was sent to be news. */
const isOther = (best: number | undefined, score: number | undefined) =>
  best !== undefined && Math.abs(Number((100 * best).toFixed(2)) - 100 * (score ?? -1)) > 1e-6;

/** Six letters and digits. */
function named(random: () => number): string {
  return Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
