/**
 * The parts of a measurement, in order. A part is an object:
 *   key              its entry in the result
 *   measure(bench)   resolves to that entry, plain JSON; `bench` has the ways, the browsers, the number of
 *                    rounds, whether to be quick, and the result so far
 *   lines(entry)     the entry for people
 *   figures(entry, result)   { name, value } to compare between commits; each time is a ratio to a yardstick
 *                    that was measured with it
 */
import { board } from './parts/board.js';
import { cloth } from './parts/cloth.js';
import { firstView } from './parts/first_view.js';
import { games } from './parts/games.js';
import { growth } from './parts/growth.js';
import { messages } from './parts/messages.js';
import { nimbers } from './parts/nimbers.js';
import { positions } from './parts/positions.js';
import { replies } from './parts/replies.js';
import { sequence } from './parts/sequence.js';
import { solving } from './parts/solving.js';
import { tables } from './parts/tables.js';

export const parts = [
  ...[solving, sequence, growth, messages, nimbers, tables],
  ...[firstView, positions, replies, games, board, cloth],
];

/** The figures of a whole result; the result of an older commit may lack parts. */
export function figuresOf(result) {
  return parts
    .filter(({ key }) => result[key] !== undefined)
    .flatMap(({ key, figures }) => figures(result[key], result));
}
