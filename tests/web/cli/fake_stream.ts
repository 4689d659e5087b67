/** An output of the program that remembers what was written to it. */
export function fakeStream(isTTY: boolean) {
  const written: string[] = [];
  const fake = { isTTY, write: (text: string) => written.push(text) };
  return { written, stream: fake as unknown as NodeJS.WriteStream };
}
