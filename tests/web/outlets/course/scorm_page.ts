/** A page in a SCORM site, with its adapter. */
import type { CourseHost } from '../../../../web/src/outlets/course/course_host';
import { createScorm12Host } from '../../../../web/src/outlets/course/scorm12';
import { createScorm2004Host } from '../../../../web/src/outlets/course/scorm2004';
import type { ScormWindow } from '../../../../web/src/outlets/course/scorm_api';
import type { ScormVersion } from './strict_scorm';

/** The page in a frame of the site. */
export function pageIn(globals: object): ScormWindow {
  const site: Record<string, unknown> = { opener: null, ...globals };
  Object.assign(site, { parent: site, top: site });
  return {
    parent: site as unknown as ScormWindow,
    top: site as unknown as ScormWindow,
    opener: null,
  };
}

const API_NAMES: Readonly<Record<ScormVersion, string>> = { '1.2': 'API', '2004': 'API_1484_11' };
export function hostOf(
  version: ScormVersion,
  api: object,
  isReachable = () => Promise.resolve(true),
): CourseHost {
  const page = pageIn({ [API_NAMES[version]]: api });
  const create = version === '1.2' ? createScorm12Host : createScorm2004Host;
  return create(page, isReachable);
}
