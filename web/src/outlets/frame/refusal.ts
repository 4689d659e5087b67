import type { ToFrameBody } from '../element/messages';
import type { Host } from './host';

/** Answers a request with an error. */
export function refuseRequest(
  { post }: Pick<Host, 'post'>,
  { id: reply }: Pick<ToFrameBody, 'id'>,
  kind: string,
  message: string,
): void {
  post({ type: 'error', kind, message, ...(reply !== undefined && { reply }) });
}
