/**
 * SPLICE, the messages of Runestone, OpenDSA, CodeCheck and PreTeXt
 * (https://cssplice.org/slcp/iframe-protocol-specification.html): the framed page asks, and the page around it answers
 * under the same `message_id`, or not at all.
 */
import type { CourseAnswer, CourseHost } from './course_host';
import { formOfRecord } from './work_record';
import t from '#words/course_site';

/** The timeout of the protocol's own script. */
const STATE_WITHIN_MS = 15_000;
/** A report has no answer. A site that doesn't know the protocol, such as Canvas, refuses it at once. */
const REFUSED_WITHIN_MS = 1_000;

type Loose = Readonly<Record<string, unknown>>;

export function createSpliceHost(page: Window): CourseHost {
  const { parent } = page;
  const told = new WeakSet<CourseAnswer>();
  const ask = asking(page);
  return {
    async open() {
      if (parent === page) throw new Error(t('no-site'));
      reportHeight(page);
      const answer = await ask('SPLICE.getState', {}, STATE_WITHIN_MS);
      const { state, user_id: learner, error } = answer ?? { error: 'none' };
      return {
        kept: state,
        isReadOnly: false,
        ...(typeof learner === 'string' && { learner }),
        ...(error !== undefined && error !== null && { warning: t('site-silent') }),
      };
    },
    async send({ answers, score, record }) {
      for (const answer of answers) {
        if (told.has(answer)) continue;
        told.add(answer);
        const { at, upTo: _, ...data } = answer;
        const event = { name: 'exercise', data: { ...data, at: at.toISOString() } };
        post(page, 'SPLICE.sendEvent', event);
      }
      const report = { ...(score !== undefined && { score }), state: formOfRecord(record) };
      const answer = await ask('SPLICE.reportScoreAndState', report, REFUSED_WITHIN_MS);
      if (answer?.error !== undefined && answer.error !== null)
        throw new Error('The site refused the report.');
      return { isCut: false };
    },
    finish: () => undefined,
  };
}

let posted = 0;

/** To any origin: the reader sees the same data anyway. */
function post({ parent }: Window, subject: string, body: Loose): string {
  posted += 1;
  const id = `tartan-${Date.now()}-${posted}`;
  parent.postMessage({ subject, message_id: id, ...body }, '*');
  return id;
}

/** Undefined if nothing arrives in time. */
function asking(page: Window) {
  return (subject: string, body: Loose, within: number): Promise<Loose | undefined> =>
    new Promise((resolve) => {
      const id = post(page, subject, body);
      const timer = setTimeout(() => settle(undefined), within);
      function settle(answer: Loose | undefined) {
        clearTimeout(timer);
        page.removeEventListener('message', hear);
        resolve(answer);
      }
      function hear({ source, data }: MessageEvent<unknown>) {
        if (source !== page.parent || typeof data !== 'object' || data === null) return;
        const answer = data as Loose;
        if (answer.subject !== `${subject}.response`) return;
        // Some sites leave the id out.
        if ((answer.message_id ?? id) === id) settle(answer);
      }
      page.addEventListener('message', hear);
    });
}

/** Canvas understands this too. The page's height depends on its content, never on the frame around it. */
function reportHeight(page: Window): void {
  const root = page.document.documentElement;
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height !== told) post(page, 'lti.frameResize', { height });
    told = height;
  });
  observer.observe(root);
}
