/** Tells a person at a terminal what the answer itself does not say; programs are not told. */
export function note(stream: NodeJS.WriteStream, sentence: string): void {
  if (stream.isTTY) stream.write(`${sentence}\n`);
}
