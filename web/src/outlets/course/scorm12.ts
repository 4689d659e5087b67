/** SCORM 1.2, as in Moodle, Canvas, Blackboard, ILIAS, and Open edX with an extension. */
import type { CourseAnswer, Result } from './course_host';
import { decimalText } from './decimal';
import { createScormHost, type ScormPair, type ScormWords } from './scorm_host';
import { fittingKind } from './scorm_answer';
import type { ScormWindow } from './scorm_api';

/** Less than any site shows of a score. */
const LEAST = 1e-5;

const WORDS: ScormWords = {
  verbs: {
    api: 'API',
    initialize: 'LMSInitialize',
    finish: 'LMSFinish',
    commit: 'LMSCommit',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    lastError: 'LMSGetLastError',
    isOpen: '101',
    isNone: ['201', '401'],
  },
  learner: 'cmi.core.student_id',
  score: { element: 'cmi.core.score.raw', most: 100 },
  mode: 'cmi.core.lesson_mode',
  state: 'cmi.suspend_data',
  mostState: 4_096,
  status: 'cmi.core.lesson_status',
  notBegun: ['not attempted', ''],
  offered: ({ score }) =>
    score === undefined
      ? []
      : [
          ['cmi.core.score.min', '0'],
          ['cmi.core.score.max', '100'],
        ],
  needed: (result) => [
    ...(result.score === undefined
      ? []
      : [['cmi.core.score.raw', decimalText(result.score * 100, 2)] as const]),
    ['cmi.core.lesson_status', statusOf(result)],
  ],
  almost: (result) => [
    ...(result.score === undefined
      ? []
      : [['cmi.core.score.raw', almost(result.score * 100)] as const]),
    ['cmi.core.lesson_status', 'incomplete'],
  ],
  leaving: (sitting) => [
    ['cmi.core.session_time', timespan(sitting)],
    ['cmi.core.exit', 'suspend'],
  ],
  interaction,
};

export const createScorm12Host = (page: ScormWindow, isReachable: () => Promise<boolean>) =>
  createScormHost(page, WORDS, isReachable);

/** A little less than the score, or more than 0. */
function almost(score: number): string {
  const told = Number(decimalText(score, 2));
  return (told > 0 ? told - LEAST : LEAST).toFixed(5);
}

/** One word for both the result and the completion: sites close the attempt at any word but `incomplete`. */
function statusOf({ isPassed, isComplete }: Result): string {
  if (!isComplete) return 'incomplete';
  if (isPassed === undefined) return 'completed';
  return isPassed ? 'passed' : 'failed';
}

const two = (value: number) => String(value).padStart(2, '0');

/** `HHHH:MM:SS.SS` */
function timespan(seconds: number): string {
  const hundredths = Math.round(Math.min(Math.max(seconds, 0), 9_999 * 3_600) * 100);
  const whole = Math.floor(hundredths / 100);
  const hours = String(Math.floor(whole / 3_600)).padStart(4, '0');
  return `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${two(hundredths % 100)}`;
}

const MAX_TEXT = 255;

function interaction(answer: CourseAnswer): readonly ScormPair[] {
  const { at, response, accepted, correct, seconds } = answer;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  const text = (value: string) => value.slice(0, MAX_TEXT);
  return [
    ['type', fittingKind(answer)],
    ['time', time],
    ...accepted.map((right, index) => [`correct_responses.${index}.pattern`, text(right)] as const),
    ['student_response', text(response)],
    ['result', correct ? 'correct' : 'wrong'],
    ['latency', timespan(seconds)],
  ];
}
