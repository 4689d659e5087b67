/**
 * Lets what has arrived be heard: a message to oneself comes after those that came before it. A timer
 * would do as well, but nested timers wait at least 4 ms.
 */
export function yieldBy({ port1, port2 }: MessageChannel): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(undefined);
    });
}
