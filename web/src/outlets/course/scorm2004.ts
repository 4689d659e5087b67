/** SCORM 2004, third and fourth edition. */
import type { CourseAnswer } from './course_host';
import { decimalText } from './decimal';
import { createScormHost, type ScormPair, type ScormWords } from './scorm_host';
import { fittingKind } from './scorm_answer';
import type { ScormWindow } from './scorm_api';

const WORDS: ScormWords = {
  verbs: {
    api: 'API_1484_11',
    initialize: 'Initialize',
    finish: 'Terminate',
    commit: 'Commit',
    get: 'GetValue',
    set: 'SetValue',
    lastError: 'GetLastError',
    isOpen: '103',
    isNone: ['401', '402', '403'],
  },
  learner: 'cmi.learner_id',
  score: { element: 'cmi.score.scaled', most: 1 },
  mode: 'cmi.mode',
  state: 'cmi.suspend_data',
  mostState: 64_000,
  status: 'cmi.completion_status',
  notBegun: ['not attempted', 'unknown', ''],
  offered: (result) => [
    ...(result.score === undefined
      ? []
      : ([
          ['cmi.score.min', '0'],
          ['cmi.score.max', '100'],
          ['cmi.score.raw', decimalText(result.score * 100, 2)],
        ] as const)),
    ...(result.progress === undefined
      ? []
      : [['cmi.progress_measure', decimalText(result.progress, 4)] as const]),
  ],
  needed: (result) => [
    ...(result.score === undefined
      ? []
      : [['cmi.score.scaled', decimalText(result.score, 4)] as const]),
    ...(result.isPassed === undefined
      ? []
      : [['cmi.success_status', result.isPassed ? 'passed' : 'failed'] as const]),
    ['cmi.completion_status', result.isComplete ? 'completed' : 'incomplete'],
  ],
  // A page sends everything that it didn't read on opening, however often.
  almost: () => [],
  leaving: (sitting) => [
    ['cmi.session_time', duration(sitting)],
    ['cmi.exit', 'suspend'],
  ],
  interaction,
};

export const createScorm2004Host = (page: ScormWindow, isReachable: () => Promise<boolean>) =>
  createScormHost(page, WORDS, isReachable);

/** `PT754.20S` */
function duration(seconds: number): string {
  // Two digits: a site reads .5 as five hundredths.
  return `PT${Math.max(seconds, 0).toFixed(2)}S`;
}

/** The length that every site must store. */
const MAX_TEXT = 250;
const MOST_PATTERNS = { numeric: 1, choice: 10, 'fill-in': 5 };

function interaction(answer: CourseAnswer): readonly ScormPair[] {
  const { at, prompt, response, accepted, correct, seconds } = answer;
  const kind = fittingKind(answer);
  const text = (value: string) => plain(value).slice(0, MAX_TEXT);
  // A range has two ends.
  const pattern = (right: string) => (kind === 'numeric' ? `${right}[:]${right}` : text(right));
  const patterns = accepted.slice(0, MOST_PATTERNS[kind]);
  return [
    ['type', kind],
    // The standard has hundredths, and no time zone without them.
    ['timestamp', at.toISOString().replace(/\dZ$/u, 'Z')],
    ...patterns.map(
      (right, index) => [`correct_responses.${index}.pattern`, pattern(right)] as const,
    ),
    ['learner_response', text(response)],
    ['result', correct ? 'correct' : 'incorrect'],
    ['latency', duration(seconds)],
    ['description', text(prompt)],
  ];
}

/** Brackets and braces around some words are the standard's own syntax: `[,]`, `{lang=en}`. */
function plain(text: string): string {
  return text.replaceAll(/\[([,.:])\]/gu, '$1').replace(/^\{/u, ' {');
}
