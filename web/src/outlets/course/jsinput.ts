/**
 * `<jsinput gradefn="getGrade" get_statefn="getState" set_statefn="setState" sop="false" …>` of Open edX. Its page asks the
 * frame by jschannel, under the scope `JSInput`; both are in https://github.com/openedx/edx-platform,
 * `common/static/js/capa/src/jsinput.js` and `jschannel.js`. Messages are JSON as text:
 *
 *   either side, when it's there: {method: 'JSInput::__ready', params: 'ping'}, and the other answers with 'pong'
 *   the site: {id, method: 'JSInput::getGrade' or 'JSInput::getState' or 'JSInput::setState', params}
 *   the frame: {id, result}
 *
 * The site asks for grade and state when the reader submits, and sets a state only if it has one.
 */
import type { CourseHost, SiteAnswerOnOpening } from './course_host';
import { decimalText } from './decimal';
import { formOfRecord, readWork } from './work_record';
import t from '#words/course_site';

const THERE_WITHIN_MS = 15_000;
/** A state follows the greeting at once. */
const STATE_WITHIN_MS = 1_000;
const SCOPE = 'JSInput::';

type Loose = Readonly<Record<string, unknown>>;

export function createJsinputHost(page: Window): CourseHost {
  const { parent } = page;
  /** What the site has stored. */
  let kept: unknown;
  /** The site returns a state without its grade, and still asks for the grade. */
  let grade = '';
  const post = (message: Loose) => parent.postMessage(JSON.stringify(message), '*');
  const greet = (params: string) => post({ method: `${SCOPE}__ready`, params });

  function answer(method: string, params: unknown): unknown {
    if (method === 'getGrade') return grade;
    // The site unescapes what looks like an address.
    if (method === 'getState') {
      const text = typeof kept === 'string' ? kept : JSON.stringify(kept ?? {});
      return text.replaceAll('%', '%25');
    }
    if (method === 'setState') {
      kept = params;
      grade = gradeOf(readWork(params).score);
    }
    return true;
  }

  function open(resolve: (opened: SiteAnswerOnOpening) => void): void {
    const settle = (warning?: string) => {
      clearTimeout(timer);
      const said = warning !== undefined && { warning };
      resolve({ kept, isReadOnly: false, ...said });
    };
    let timer = setTimeout(() => settle(t('site-silent')), THERE_WITHIN_MS);
    page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      const { id, method, params } = source === parent ? messageIn(data) : {};
      if (typeof method !== 'string' || !method.startsWith(SCOPE)) return;
      const name = method.slice(SCOPE.length);
      if (name === '__ready') {
        if (params === 'ping') greet('pong');
        clearTimeout(timer);
        timer = setTimeout(settle, STATE_WITHIN_MS);
      } else if (id !== undefined) {
        post({ id, result: answer(name, params) });
        if (name === 'setState') settle();
      }
    });
    greet('ping');
  }

  return {
    alsoTold: 'changes',
    open: () =>
      parent === page
        ? Promise.reject(new Error(t('no-site')))
        : new Promise<SiteAnswerOnOpening>(open),
    send({ record, score }) {
      kept = formOfRecord(record);
      grade = gradeOf(score);
      return Promise.resolve({ isCut: false });
    },
    finish: () => undefined,
  };
}

/** Empty, not 0, before there is a score. */
function gradeOf(score: number | undefined): string {
  return score === undefined ? '' : decimalText(score, 4);
}

function messageIn(data: unknown): Loose {
  try {
    const read: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    return typeof read === 'object' && read !== null ? (read as Loose) : {};
  } catch {
    return {};
  }
}
