import { createHash } from 'node:crypto';

/** The base of every page's policy. */
const nothing = {
  'default-src': "'none'",
  'img-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
};

/**
 * The files beside a page that may be sandboxed. It has no origin there: in Chromium and Firefox 'self' still means
 * where it came from, in WebKit nothing.
 */
const beside = "'self' http: https:";

/** A frame fetches nothing, and its worker is made from its own script. */
const frame = {
  ...nothing,
  'script-src': `${beside} 'wasm-unsafe-eval'`,
  'style-src': beside,
  'worker-src': 'blob:',
};

const page = {
  ...nothing,
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
};

/** A page in a course site checks whether the site can be reached. */
const course = { ...frame, 'connect-src': "'self'" };

export const policies = { page, frame, course };

/** The policy of a one-file page, whose scripts and style sheets are allowed by their hashes. */
export function policyOfOneFile(parts) {
  const hashes = (kind) =>
    parts.flatMap((part) => (part[kind] === undefined ? [] : hashOf(part[kind]))).join(' ');
  return { ...frame, 'script-src': `${hashes('script')} 'wasm-unsafe-eval'`, 'style-src': hashes('style') };
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function printPolicy(policy) {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/**
 * Writes the policy into the built page. Not in development, where the server's own client needs inline styles and a
 * socket.
 */
export function contentSecurityPolicy(policy) {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: printPolicy(policy) },
        injectTo: 'head-prepend',
      },
    ],
  };
}
