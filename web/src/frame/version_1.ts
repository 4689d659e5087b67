/**
 * Version 1 of the messages, for pages from before version 2. There players were colours, a right prediction
 * was `solved` however often it was looked at, a game was told of only where a person had won it, and `theme`
 * was the only setting that could be changed.
 */
import type { FromFrameBody, GamePlayer } from '../widget/messages';

const COLOURS = { first: 'black', second: 'white' } as const satisfies Record<GamePlayer, string>;

/** What a page of that version is told; undefined where it knows nothing of the kind. */
export function inVersion1(body: FromFrameBody): object | undefined {
  switch (body.type) {
    case 'move':
      return body.player ? { ...body, player: COLOURS[body.player] } : body;
    case 'answered': {
      if (!body.correct || body.move === 'none') return undefined;
      const { move, rectangle } = body;
      return { type: 'solved', how: 'prediction', move, ...(rectangle && { rectangle }) };
    }
    case 'over':
      return body.player === 'both' || body.player === body.winner
        ? { type: 'solved', how: 'game', winner: COLOURS[body.winner] }
        : undefined;
    case 'solved':
      return undefined;
    default:
      return body;
  }
}

/** What such a page asks for, as version 2 has it; undefined where it had no such request. */
export function fromVersion1(data: object): object | undefined {
  const { type, theme = null } = data as Partial<Record<'type' | 'theme', unknown>>;
  if (type === 'set') return undefined;
  // It was not answered.
  return type === 'theme' ? { type: 'set', theme } : data;
}
