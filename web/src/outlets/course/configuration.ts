/** The configuration of a course page: from the attributes of the script element, or from the page's address. */
import { readQuery } from '../../game/query';
import { oneOf } from '../../text/language';
import t from '#words/course_site';

export const HOSTS = ['scorm-1.2', 'scorm-2004', 'splice', 'jsinput'] as const;
export type HostName = (typeof HOSTS)[number];

export interface Configuration {
  readonly host?: HostName;
  /** The pass mark in percent. */
  readonly pass?: number;
  /** Each reader gets their own exercises. */
  readonly isOwnSeed: boolean;
  /** The keys of the frame's address. */
  readonly settings: string;
  /** What can't be used, in sentences. */
  readonly problems: readonly string[];
}

interface Wanted {
  readonly host?: string | undefined;
  readonly pass?: string | undefined;
  readonly seed?: string | undefined;
  readonly settings?: string | undefined;
}

export function readConfiguration(wanted: Wanted): Configuration {
  const { host = '', pass = '', seed = '', settings = '' } = wanted;
  const known = HOSTS.find((name) => name === host);
  const least = pass.trim() === '' ? undefined : Number(pass);
  const isPass = least !== undefined && least >= 0 && least <= 100;
  return {
    ...(known !== undefined && { host: known }),
    ...(isPass && { pass: least }),
    isOwnSeed: seed === 'learner',
    settings,
    problems: [
      ...(known === undefined ? [t('bad-host', { found: host, known: oneOf(HOSTS) })] : []),
      ...(least === undefined || isPass ? [] : [t('bad-pass', { found: pass })]),
      ...(['', 'learner'].includes(seed) ? [] : [t('bad-seed', { found: seed })]),
    ],
  };
}

/** `?host=splice&pass=60&lesson=mex&seed=17`: all keys that don't concern the site belong to the frame. */
export function configurationInQuery(query: string): Configuration {
  const keys = readQuery(query);
  const take = (key: string) => {
    const value = keys.get(key);
    keys.delete(key);
    return value ?? undefined;
  };
  const seed = keys.get('seed') === 'learner' ? take('seed') : undefined;
  const [host, pass] = [take('host'), take('pass')];
  return readConfiguration({ host, pass, seed, settings: keys.toString() });
}
