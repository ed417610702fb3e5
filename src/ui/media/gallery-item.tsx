import { type ReactNode, useState } from 'react';
import { encodeText, parseUrl } from '../../contract/uri.ts';
import { externalHref } from '../../domain/links.ts';
import { type MediaItem, playerOf, posterOf } from '../../domain/media.ts';
import { galleryMessages as texts } from '../../messages/gallery.ts';
import { Button } from '../button.tsx';
import { useUi } from '../context.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Play } from '../icons/play.ts';
import { SafeImage } from './picture.tsx';

interface GalleryItemProps {
  readonly item: MediaItem;
  readonly name: string;
  readonly isShown: boolean;
  /** Whether the person opened this very item, and did not come by from another one. Its video then plays at once. */
  readonly isPressed: boolean;
  /** Called when the focused button is about to be removed. */
  readonly onReplace: () => void;
  readonly externalVideos: ExternalVideos;
}

/** Videos of an external service, which load only once cookies are accepted. */
export interface ExternalVideos {
  /** Address of the player, to which the id of a video is appended; absent until cookies are accepted. */
  readonly embedBase?: string | undefined;
  readonly acceptCookies: () => void;
}

/** A picture or a video. A video is mounted only while it is the current item: leaving it stops it. */
export function GalleryItem({ item, name, isShown, isPressed, onReplace, externalVideos }: GalleryItemProps) {
  const { videos } = useUi();
  const player = playerOf(item, videos);
  const { picture } = item;
  if (picture)
    return (
      <Retryable failure={texts.pictureFailed} onReplace={onReplace}>
        {onFail => <LargePicture {...picture} alt={name} isUrgent={isShown} onFail={onFail} />}
      </Retryable>
    );
  if (!isShown || !player) return null;
  if (player.kind === 'embed')
    return (
      <ExternalVideo
        {...externalVideos}
        isPressed={isPressed}
        onReplace={onReplace}
        id={player.videoId}
        title={name}
      />
    );
  return (
    <Retryable failure={texts.videoFailed} onReplace={onReplace}>
      {onFail => (
        // biome-ignore lint/a11y/useMediaCaption: videos of buyers have no captions
        <video
          className="mp-picture mp-video"
          src={player.address}
          poster={posterOf(item, videos)}
          aria-label={name}
          controls
          autoPlay={isPressed}
          preload={isPressed ? 'auto' : 'none'}
          playsInline
          onError={onFail}
        />
      )}
    </Retryable>
  );
}

interface RetryableProps {
  readonly failure: { readonly title: string; readonly text: string };
  readonly onReplace: () => void;
  readonly children: (onFail: () => void) => ReactNode;
}

/** Content that may fail to load. A failure shows a notice in its place, with a button to try again. */
function Retryable({ failure, onReplace, children }: RetryableProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) return children(() => setFailed(true));
  return (
    <ErrorNotice
      {...failure}
      level={3}
      onRetry={() => {
        setFailed(false);
        onReplace();
      }}
    />
  );
}

interface LargePictureProps {
  readonly compact: string;
  readonly huge: string;
  readonly alt: string;
  /** The current item loads before its neighbours. */
  readonly isUrgent: boolean;
  readonly onFail: () => void;
}

/** The large version of a picture, which replaces the small one once it is decoded. */
function LargePicture({ compact, huge, alt, isUrgent, onFail }: LargePictureProps) {
  const [isLoaded, setLoaded] = useState(false);
  const onLoaded = () => setLoaded(true);
  const shared = { className: 'mp-picture__img', retina: null, draggable: false, fallback: null };
  return (
    <span className="mp-picture" data-zoomable>
      {!isLoaded && compact !== huge && <SafeImage {...shared} src={compact} alt="" />}
      <SafeImage
        {...shared}
        src={huge}
        alt={alt}
        fetchPriority={isUrgent ? 'high' : 'low'}
        onLoad={({ currentTarget }) => currentTarget.decode().then(onLoaded, onLoaded)}
        onError={onFail}
      />
    </span>
  );
}

interface ExternalVideoProps extends ExternalVideos {
  readonly id: string;
  readonly title: string;
  readonly isPressed: boolean;
  readonly onReplace: () => void;
}

/** A video of an external service in a frame, once cookies are accepted and it was pressed. */
function ExternalVideo({ id, title, isPressed, onReplace, embedBase, acceptCookies }: ExternalVideoProps) {
  const [isPlaying, setPlaying] = useState(isPressed);
  const play = () => {
    setPlaying(true);
    onReplace();
  };
  if (!embedBase)
    return (
      <EmptyState icon={Play} level={3} {...texts.videoNeedsCookies}>
        <Button
          variant="primary"
          onClick={() => {
            acceptCookies();
            play();
          }}
        >
          {texts.acceptCookies}
        </Button>
      </EmptyState>
    );
  if (!isPlaying)
    return (
      <Button variant="primary" size="lg" icon={Play} onClick={play}>
        {texts.play}
      </Button>
    );
  const src = externalHref(embedBase + encodeText(id));
  return (
    <iframe
      className="mp-picture mp-video"
      title={title}
      sandbox={`allow-scripts allow-presentation allow-popups${isForeign(src) ? ' allow-same-origin' : ''}`}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      src={src}
    />
  );
}

/**
 * Whether an address lies on another origin than this page. Only such a frame keeps its own origin, which players need for
 * their settings: with scripts and the origin of this page, it could take its sandbox away.
 */
const isForeign = (address: string | undefined): boolean =>
  parseUrl(address ?? '', location.href)?.origin !== location.origin;
