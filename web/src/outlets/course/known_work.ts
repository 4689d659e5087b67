/** The work that a visit continues: the site's, or this browser's copy if that continues the site's. */
import type { SiteAnswerOnOpening } from './course_host';
import type { DeviceCopies, DeviceCopy } from './device_copies';
import { continuesSiteRecord, readWork, type WorkRecord } from './work_record';

export interface KnownWork {
  /** The work, which the frame must validate; undefined if there is none. */
  readonly state: unknown;
  /** The record to continue. */
  readonly copy: DeviceCopy;
  /** The site has no record yet. */
  readonly isNew: boolean;
  /** The site lacks work that this browser has. */
  readonly isAhead: boolean;
  /** The site lacks a score or a completion that the record has: it wrongly believed that it had stored them. */
  readonly lacksResult: boolean;
}

/** `random` returns numbers from 0 to 1, exclusive. */
export function knownWork(
  opened: SiteAnswerOnOpening | undefined,
  copies: DeviceCopies,
  random: () => number,
): KnownWork {
  const site = readWork(opened?.kept);
  const here = site.record && copies.find(site.record.attempt);
  const isAhead =
    site.record !== undefined &&
    here !== undefined &&
    continuesSiteRecord(here.record, here.base, site.record);
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

/** A chain of this browser continues; work of another browser continues as a new chain. */
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

/** Sites store a score of 100 with two digits; a score with more digits was sent to be different. */
const isOther = (best: number | undefined, score: number | undefined) =>
  best !== undefined && Math.abs(Number((100 * best).toFixed(2)) - 100 * (score ?? -1)) > 1e-6;

/** Six letters and digits. */
function named(random: () => number): string {
  return Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
