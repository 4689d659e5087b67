/** The BroadcastChannels of a browser: all other tabs receive a tab's message a moment later. */
import type { Channel } from '../../../../web/src/outlets/course/tabs';

export interface Channels {
  open(): Channel;
}

export function createChannels(): Channels {
  const all = new Set<Channel>();
  return {
    open() {
      const channel: Channel = {
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of all)
            if (other !== channel)
              setTimeout(() => {
                if (all.has(other))
                  other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
              });
        },
        close: () => void all.delete(channel),
      };
      all.add(channel);
      return channel;
    },
  };
}
