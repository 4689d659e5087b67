/** The API object of a SCORM site. It is foreign code: it may throw, and return anything. */

export interface ScormVerbs {
  /** The name of the object in its window. */
  readonly api: string;
  readonly initialize: string;
  readonly get: string;
  readonly set: string;
  readonly commit: string;
  readonly finish: string;
  readonly lastError: string;
  /** The error number of a session that is open already. */
  readonly isOpen: string;
  /** The error numbers of a missing value, which is no failure: it is not set, or the site doesn't have the element. */
  readonly isNone: readonly string[];
}

/** Its methods never throw: failures are undefined or false. */
export interface ScormApi {
  /** True even if the session was open already. */
  initialize(): boolean;
  /** '' if there is no value, undefined if the site could not tell. */
  get(element: string): string | undefined;
  set(element: string, value: string): boolean;
  commit(): boolean;
  finish(): boolean;
}

/** The parts of a window that are used. */
export interface ScormWindow {
  readonly parent: ScormWindow | null;
  readonly top: ScormWindow | null;
  readonly opener: unknown;
}

/** A chain of parents without end must not stop the page. */
const MAX_PARENTS = 500;

/** Searches the page and its parents, then the window that opened the page or the topmost one, and its parents. */
export function findApi(page: ScormWindow, verbs: ScormVerbs): ScormApi | undefined {
  const places = [page, openerOf(page), openerOf(page.top)];
  for (const place of places) {
    const api = place === undefined ? undefined : apiAbove(place, verbs);
    if (api !== undefined) return callsOf(api, verbs);
  }
  return undefined;
}

function openerOf(place: ScormWindow | null): ScormWindow | undefined {
  try {
    return (place?.opener as ScormWindow | null | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}

type Api = Readonly<Record<string, (...words: readonly string[]) => unknown>>;

function apiAbove(start: ScormWindow, verbs: ScormVerbs): Api | undefined {
  let place = start;
  for (let climbed = 0; climbed <= MAX_PARENTS; climbed++) {
    const api = apiIn(place, verbs);
    if (api !== undefined) return api;
    if (place.parent === null || place.parent === place) return undefined;
    place = place.parent;
  }
  return undefined;
}

/** A window of another origin denies access. An element can have the name of the object, too. */
function apiIn(place: ScormWindow, verbs: ScormVerbs): Api | undefined {
  try {
    const api = (place as unknown as Readonly<Record<string, Api | undefined>>)[verbs.api];
    return typeof api?.[verbs.initialize] === 'function' ? api : undefined;
  } catch {
    return undefined;
  }
}

function callsOf(api: Api, verbs: ScormVerbs): ScormApi {
  function call(verb: string, ...words: readonly string[]): string | undefined {
    try {
      const answer = api[verb]?.(...words);
      return ['string', 'boolean', 'number'].includes(typeof answer) ? String(answer) : undefined;
    } catch {
      return undefined;
    }
  }
  // Sites answer true, "True", 1 or "1".
  const did = (verb: string, ...words: readonly string[]) =>
    ['true', '1'].includes(call(verb, ...words)?.toLowerCase() ?? '');
  /** Undefined if the site has no error numbers. */
  const lastError = () => call(verbs.lastError);
  return {
    initialize: () => did(verbs.initialize, '') || lastError() === verbs.isOpen,
    get(element) {
      const value = call(verbs.get, element);
      // Scripts of some sites turn missing values into these.
      const isValue = value !== undefined && !['', 'undefined', 'null'].includes(value);
      if (isValue) return value;
      const error = lastError() ?? '0';
      return value !== undefined && ['0', '', ...verbs.isNone].includes(error) ? '' : undefined;
    },
    set: (element, value) => did(verbs.set, element, value),
    commit: () => did(verbs.commit, ''),
    finish: () => did(verbs.finish, ''),
  };
}
