/** What the page says to its reader about the course site. Few imports: its script is to stay small. */
import type { Result } from './course_host';
import { decimal } from './decimal';

export const ASKING = 'The course site is asked for your earlier work.';
export const NO_SITE =
  'This page is not open in a course site: you can work on everything, but nothing is sent or kept.';
export const NOT_OPENED =
  'The course site did not open this activity, so nothing is sent or kept. Open it in the course once more.';
export const SITE_SILENT =
  'The course site did not say whether it has earlier work of yours. What you answer now is sent to it.';
export const READ_ONLY = 'This is for reading: nothing can be answered, and nothing is sent.';
export const UNREADABLE = 'It can’t be read.';

export const NOT_SENT =
  'The course site did not take your result. Work on: it is sent again until the site takes it.';
export const SENT_AFTER_ALL = 'The course site has taken your result after all.';

/** `pass` where there is a mark to reach. */
export function done({ score = 0 }: Pick<Result, 'score'>, pass: number | undefined): string {
  return `All is done: ${pointsSent(score)}${markText(pass)}`;
}

/** The same of a game, and not of its last one alone. */
export function gamesDone({ score = 0 }: Pick<Result, 'score'>, pass: number | undefined): string {
  const more = score < 1 ? ' You can play again: your best game counts.' : '';
  return `Your best game has ${pointsSent(score)}${markText(pass)}${more}`;
}

const pointsSent = (score: number) =>
  `${decimal(score * 100, 1)} of 100 points, and the course site has them.`;

const markText = (pass: number | undefined) =>
  pass === undefined ? '' : ` The pass mark is ${pass}.`;

/** The end is a sentence of the frame, or `UNREADABLE`. */
export function notUsed(reason: string): string {
  return `The course site has earlier work of yours, but it could not be used. ${reason} The score that it has is not lost by that.`;
}

/** Whoever made the page reads this first. */
export function badHost(found: string, known: readonly string[]): string {
  return `data-host is “${found}”, and has to be one of ${known.join(', ')}: nothing is sent or kept.`;
}

export function badPass(found: string): string {
  return `data-pass is “${found}”, and has to be a number from 0 to 100: nothing is said of passing.`;
}

export function badSeed(found: string): string {
  return `data-seed is “${found}”, and can only be “learner”.`;
}
