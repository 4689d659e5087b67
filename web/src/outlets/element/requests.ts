/**
 * The element's requests to its frame until they are answered. A request waits until the frame is ready, is posted
 * again if the frame is reloaded, and is answered or refused in any case.
 */
import { ENVELOPE, type FrameState, type ToFrame, type ToFrameBody } from './messages';
import { NO_ANSWER, NOT_READY_IN_TIME } from './words';

const READY_WITHIN_MS = 30_000;
const ANSWERED_WITHIN_MS = 10_000;

interface Request {
  readonly body: ToFrameBody;
  /** Waits for the frame indefinitely, even through a removal. */
  readonly isPatient: boolean;
  readonly resolve: (state: FrameState) => void;
  readonly reject: (error: Error) => void;
  isPosted: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

export class Requests {
  readonly #post: (message: ToFrame) => void;
  readonly #waiting = new Map<number, Request>();
  #lastId = 0;

  constructor(post: (message: ToFrame) => void) {
    this.#post = post;
  }

  add(body: ToFrameBody, isPatient: boolean): Promise<FrameState> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const request = { body, isPatient, resolve, reject, isPosted: false };
      this.#waiting.set(id, request);
      this.#wait(id, request);
    });
  }

  /** Posts all pending requests, in the order in which they were made. */
  postAll(): void {
    for (const [id, request] of this.#waiting) {
      if (request.isPosted) continue;
      request.isPosted = true;
      this.#post({ ...ENVELOPE, ...request.body, id });
      this.#limit(id, request, ANSWERED_WITHIN_MS, NO_ANSWER);
    }
  }

  /** The frame is gone: its requests are posted to the next one. */
  recall(): void {
    for (const [id, request] of this.#waiting) {
      if (request.isPosted) this.#wait(id, request);
    }
  }

  /** Settles a request; returns its type. */
  answer(id: unknown, state: FrameState): ToFrameBody['type'] | undefined {
    const request = this.#take(Number(id));
    request?.resolve(state);
    return request?.body.type;
  }

  refuse(id: unknown, reason: string): void {
    this.#take(Number(id))?.reject(new Error(reason));
  }

  refuseAll(reason: string): void {
    for (const [id, { isPatient, isPosted }] of this.#waiting) {
      if (!isPatient || isPosted) this.refuse(id, reason);
    }
  }

  #wait(id: number, request: Request): void {
    request.isPosted = false;
    clearTimeout(request.timer);
    if (!request.isPatient) this.#limit(id, request, READY_WITHIN_MS, NOT_READY_IN_TIME);
  }

  #take(id: number): Request | undefined {
    const request = this.#waiting.get(id);
    clearTimeout(request?.timer);
    this.#waiting.delete(id);
    return request;
  }

  #limit(id: number, request: Request, milliseconds: number, reason: string): void {
    clearTimeout(request.timer);
    request.timer = setTimeout(() => this.refuse(id, reason), milliseconds);
  }
}

/** A copy, as it may wait; and frameworks may hand over a proxy, which cannot be posted. */
export function setStateMessage(state: FrameState): ToFrameBody {
  return { type: 'setState', state: JSON.parse(JSON.stringify(state, named)) as FrameState };
}

/** JSON would turn NaN and Infinity into null, and the frame would complain of a null that nobody wrote. */
function named(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
