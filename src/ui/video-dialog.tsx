import { useRef, useState } from 'react';
import { reviewMessages as texts } from '../contract/messages/reviews.ts';
import { stripJavascript } from '../domain/links.ts';
import type { MediaItem } from '../domain/media.ts';
import { useHoldBack } from '../routing/hold-back.ts';
import { Button } from './button.tsx';
import { EmptyState, ErrorNotice } from './empty-state.tsx';
import { Play } from './more-icons.tsx';
import { useUi } from './settings.tsx';
import { Sheet } from './sheet.tsx';

interface VideoDialogProps {
  readonly video: MediaItem;
  readonly title: string;
  readonly onClose: () => void;
}

interface PlayerProps {
  readonly id: string;
  readonly title: string;
  /** Called when the button that has the focus is about to go. */
  readonly onReplace: () => void;
}

/** Plays the video of a review above the page. Back closes it. */
export default function VideoDialog({ video, title, onClose }: VideoDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  useHoldBack(true, onClose);
  const Player = video.dataType === 'video_platform' ? HostedVideo : ExternalVideo;
  return (
    <Sheet open title={title} onClose={onClose}>
      <div ref={place} tabIndex={-1}>
        <Player id={video.videoId ?? ''} title={title} onReplace={() => place.current?.focus()} />
      </div>
    </Sheet>
  );
}

/** The browser's own player, with the address of the video as its id. */
function HostedVideo({ id, title, onReplace }: PlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <ErrorNotice
        {...texts.videoFailed}
        onRetry={() => {
          setFailed(false);
          onReplace();
        }}
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for what buyers film
    <video
      className="mp-picture mp-video"
      src={id}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
    />
  );
}

/** The page of another company that plays the video, once cookies are accepted. */
function ExternalVideo({ id, title, onReplace }: PlayerProps) {
  const { embedBase, acceptCookies } = useUi().externalVideos ?? {};
  if (!embedBase)
    return (
      <EmptyState icon={Play} {...texts.videoNeedsCookies}>
        <Button
          variant="primary"
          onClick={() => {
            acceptCookies?.();
            onReplace();
          }}
        >
          {texts.acceptCookies}
        </Button>
      </EmptyState>
    );
  return (
    <iframe
      className="mp-picture mp-video"
      title={title}
      // Its own origin keeps what it may do there apart from this page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      src={stripJavascript(embedBase + encodeURIComponent(id))}
    />
  );
}
