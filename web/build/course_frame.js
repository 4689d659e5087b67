/** The name of a package's script of lessons, and its licence. */
import { readFileSync } from 'node:fs';

export const COURSE_FRAME = 'course-frame';

const license = new URL('../../LICENSE', import.meta.url);

export function courseLicense() {
  return {
    name: 'course-license',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'LICENSE', source: readFileSync(license) });
    },
  };
}
