/** Loads what the first view does without, once the browser is done with it. */
const REST_MILLISECONDS = 1_000;

export function afterFirstView(load: () => Promise<void>): void {
  const later = () => setTimeout(() => void load().catch(() => undefined), REST_MILLISECONDS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
