/** A channel between the tabs of this site. What one tab sends, all others receive. */
export interface TabChannel<Message> {
  send(message: Message): void;
  /** Returns a function that stops listening. */
  listen(receive: (message: Message) => void): () => void;
}

/** Creates a channel. It never throws; where the browser blocks channels, nothing is received. */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  const attempt = (action: (channel: BroadcastChannel) => void): BroadcastChannel | null => {
    try {
      const channel = new BroadcastChannel(name);
      action(channel);
      return channel;
    } catch {
      return null;
    }
  };
  return {
    send(message) {
      attempt(channel => channel.postMessage(message))?.close();
    },
    listen(receive) {
      const channel = attempt(opened => {
        opened.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
      });
      return () => channel?.close();
    },
  };
}
