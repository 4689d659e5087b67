/** As a file; rejects where the browser refuses a canvas of that size, which some say by giving none. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null)
    throw new Error(`the canvas of ${canvas.width} by ${canvas.height} pixels gave no picture`);
  return blob;
}
