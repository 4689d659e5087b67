/** The clipboard is missing in an insecure page and refuses in some frames; says whether it worked. */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
