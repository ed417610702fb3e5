/** A channel between the tabs of this site. What one tab sends, all others receive. */
export interface TabChannel<News> {
  send(news: News): void;
  /** Returns a function that stops listening. */
  listen(receive: (news: News) => void): () => void;
}

/** Creates a channel. It never throws; where the browser blocks channels, nothing is received. */
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
