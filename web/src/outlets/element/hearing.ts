/** Recognises the frame's messages among everything that is posted. */
import { ENVELOPE, isTartanMessage, type FromFrameBody } from './messages';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const isScore = (score: unknown) =>
  isObject(score) && typeof score.complete === 'boolean' && Number.isFinite(score.progress);
const isAnswer = (answer: unknown) => isObject(answer) && typeof answer.correct === 'boolean';

const isHeight = (value: unknown) => Number.isFinite(value) && Number(value) > 0;

const IS_WHOLE: Readonly<Record<FromFrameBody['type'], (body: Loose) => boolean>> = {
  ready: ({ state }) => isObject(state),
  statechange: ({ state }) => isObject(state),
  resize: ({ height, printedHeight = height }) => isHeight(height) && isHeight(printedHeight),
  sight: ({ top, bottom }) => Number.isFinite(top) && Number.isFinite(bottom),
  move: ({ move }) => isObject(move),
  answered: ({ correct, move }) =>
    typeof correct === 'boolean' && (isObject(move) || move === 'none'),
  solved: ({ how }) => typeof how === 'string',
  over: ({ winner }) => typeof winner === 'string',
  result: ({ score, state, answer }) =>
    isScore(score) && isObject(state) && (answer === undefined || isAnswer(answer)),
  error: ({ message }) => typeof message === 'string',
};

/** The message without its envelope; undefined if it has another shape. */
export function readFrameMessage(data: unknown): FromFrameBody | undefined {
  if (!isTartanMessage(data)) return undefined;
  const body: Loose = Object.fromEntries(
    Object.entries(data).filter(([key]) => !Object.hasOwn(ENVELOPE, key)),
  );
  const type = String(body.type);
  if (!isType(type) || !IS_WHOLE[type](body)) return undefined;
  return body as unknown as FromFrameBody;
}

const isType = (type: string): type is FromFrameBody['type'] => Object.hasOwn(IS_WHOLE, type);
