/** The frame of a package for a course site: `embed.html` under another name and with another script, and the licence. */
import { readFileSync } from 'node:fs';

export const COURSE_FRAME = 'course-frame';

const license = new URL('../../LICENSE', import.meta.url);

export function courseFrame() {
  return {
    name: 'course-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/frame/main.tsx', '/src/frame/course_main.ts')
          .replaceAll(/\bembed(?=\.(?:html|js))/gu, COURSE_FRAME),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
        page.fileName = `${COURSE_FRAME}.html`;
        this.emitFile({ type: 'asset', fileName: 'LICENSE', source: readFileSync(license) });
      },
    },
  };
}
