/** Between the tabs that show this product: what one tells, all others hear. */
export interface TabChannel<News> {
  tell(news: News): void;
  /** Returns what ends it. */
  listen(hear: (news: News) => void): () => void;
}

/** A channel that never throws. Where the browser has none, or withholds it, nobody hears of anything. */
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
    tell(news) {
      attempt(channel => channel.postMessage(news))?.close();
    },
    listen(hear) {
      const channel = attempt(opened => {
        opened.onmessage = ({ data }: MessageEvent<News>) => hear(data);
      });
      return () => channel?.close();
    },
  };
}
