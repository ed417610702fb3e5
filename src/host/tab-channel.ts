/** Between the tabs that show this product: what one sends, all others receive. */
export interface TabChannel<News> {
  send(news: News): void;
  /** Returns what ends it. */
  listen(receive: (news: News) => void): () => void;
}

/** A channel that never throws. Where the browser has none, or withholds it, nothing is received. */
export function tabChannel<News>(name: string): TabChannel<News> {
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
    send(news) {
      attempt(channel => channel.postMessage(news))?.close();
    },
    listen(receive) {
      const channel = attempt(opened => {
        opened.onmessage = ({ data }: MessageEvent<News>) => receive(data);
      });
      return () => channel?.close();
    },
  };
}
