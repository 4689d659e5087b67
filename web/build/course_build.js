/** course.js, which connects an activity with a course site, and a page for it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { policies, printPolicy } from './content_security_policy.js';
import { textScripts } from './texts.js';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A classic script before the frame’s, in the same document. */
export const course = {
  publicDir: false,
  logLevel: 'warn',
  root: at('web'),
  plugins: [textScripts('course'), coursePage()],
  build: {
    outDir: at('dist'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: at('web/src/outlets/course/main.ts'),
      formats: ['iife'],
      name: 'courseScript',
      fileName: () => 'course.js',
      cssFileName: 'course',
    },
  },
};

/** Without inline styles and scripts, so that it needs only the files beside it. */
function coursePage() {
  return {
    name: 'course-page',
    generateBundle() {
      const html = readFileSync(at('web/course.html'), 'utf8');
      const policy = `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policies.course)}" />`;
      const source = html.replace('<head>', `<head>\n    ${policy}`);
      this.emitFile({ type: 'asset', fileName: 'course.html', source });
    },
  };
}
