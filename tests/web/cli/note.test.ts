import { expect, test } from 'vitest';
import { note } from '../../../web/cli/note';
import { fakeStream } from './fake_stream';

test('a note is written on a terminal, and nowhere else', () => {
  const terminal = fakeStream(true);
  note(terminal.stream, 'No move wins.');
  expect(terminal.written).toEqual(['No move wins.\n']);
  const file = fakeStream(false);
  note(file.stream, 'No move wins.');
  expect(file.written).toEqual([]);
});
