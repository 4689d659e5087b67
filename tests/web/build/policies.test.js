import { describe, expect, it } from 'vitest';
import { policies, printPolicy } from '../../../web/build/content_security_policy.js';
import { activityPage } from '../../../web/src/outlets/packages/activity_page';

describe('the content security policies', () => {
  it('of the page: its own files, and nothing from anywhere else', () => {
    expect(printPolicy(policies.page).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
  });

  it('of the frame: nothing is fetched, and its worker is made of its own text', () => {
    expect(printPolicy(policies.frame).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      'img-src data:',
      "script-src 'self' http: https: 'wasm-unsafe-eval'",
      "style-src 'self' http: https:",
      'worker-src blob:',
    ]);
  });

  it('of a package for a course site: its page is the frame, too', () => {
    const activity = { graded: 'mex', standard: '1.2', title: 'Mex', lang: 'en', notLoaded: '' };
    const page = activityPage(activity, 'course-frame');
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(page);
    expect(policy.split('; ').sort()).toEqual(printPolicy(policies.course).split('; ').sort());
    expect(policies.course).toEqual({ ...policies.frame, 'connect-src': "'self'" });
  });
});
