/** The host of a frame: the messages it receives, and its requests. */
import type { Host } from '../../../../web/src/outlets/frame/host';
import type { FromFrameBody, ToFrameBody } from '../../../../web/src/outlets/element/messages';

export function createFakeHost() {
  const told: FromFrameBody[] = [];
  let answer: (request: ToFrameBody) => void = () => undefined;
  const host: Host = {
    post: (body) => told.push(body),
    onRequest: (listener) => (answer = listener),
    focus: () => undefined,
  };
  return { host, told, ask: (request: ToFrameBody) => answer(request) };
}
