/** The element's own texts, separate as it imports nothing of the page. */

export const FRAME_TITLE = 'Flipping Game';

export const NO_SOURCE = 'There is no frame: src has to say where embed.html lies.';
export const NOT_IN_DOCUMENT = 'The element is not in a document, so it has no frame to ask.';
export const NO_STATE = 'A state is an object: a board in its documented form.';
export const REMOVED_MESSAGE = 'The element was removed before its frame answered.';
export const NO_ANSWER = 'The frame did not answer in time.';
export const NOT_READY_IN_TIME = 'The frame did not get ready in time.';

/** The address is not shown as it contains the host's own attributes and doesn't explain the failure. */
export function neverReady(address: string): string {
  const place = address.replace(/[?#].*/u, '');
  return `The frame at ${place} did not get ready: src has to lead to embed.html, and the site has to allow it.`;
}
