/** Hands a file over to the reader's downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file when this turn of events is over; a second is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
