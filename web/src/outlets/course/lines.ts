/** The line that tells the reader the state of their work. */
import { scoreText } from '../../text/contract';
import { sentencesOf } from '../../text/language';
import { reachesPassMark } from '../element/grade';
import t from '#words/course_site';

export interface LineFacts {
  readonly isOnline: boolean;
  /** How often in a row the site has refused the work. */
  readonly failures: number;
  /** The site has accepted it after a refusal. */
  readonly hadFailed: boolean;
  /** The site has no room for an unfinished game. */
  readonly isCut: boolean;
  /** This browser has a copy. */
  readonly isCopied: boolean;
  readonly isDone: boolean;
  /** The site lacked work of this browser when the page was opened. */
  readonly wasBehind: boolean;
  readonly isTest: boolean;
  readonly isGame: boolean;
  /** The number of exercises that were never answered. */
  readonly open: number;
  /** From 0 to 1. */
  readonly best: number | undefined;
  /** The pass mark in percent. */
  readonly pass: number | undefined;
}

/** From then on the reader is asked to open the activity again. */
const MANY_FAILURES = 3;

/** '' if there is nothing to say. */
export function lineAbout(facts: LineFacts): string {
  const { isOnline, failures, isDone, isCopied } = facts;
  const kept = isCopied ? 'kept' : 'unkept';
  if (!isOnline) return t(`offline-${kept}`);
  if (failures >= MANY_FAILURES) return t(`reopen-${kept}`);
  if (failures > 0) return t(`not-sent-${kept}`);
  if (isDone) return doneLine(facts);
  if (facts.isCut) return t('game-cut');
  if (facts.wasBehind) return t('brought-back');
  return facts.hadFailed ? t('sent-again') : '';
}

function doneLine({ best = 0, isTest, isGame, open, pass }: LineFacts): string {
  if (isTest) return t('all-handed-in');
  const end = isGame ? 'game-handed-in' : open > 0 ? 'handed-in' : 'all-done';
  return sentencesOf([t(end, { score: scoreText(best) }), passLine(best, pass)]);
}

function passLine(best: number, pass: number | undefined): string | undefined {
  if (pass === undefined) return undefined;
  return reachesPassMark(best, pass)
    ? t('passed')
    : t('not-passed', { mark: scoreText(pass / 100) });
}
