import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { galleryMessages as texts } from '../../contract/messages/gallery.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { encodeText } from '../../contract/uri.ts';
import { externalHref } from '../../domain/links.ts';
import type { ShownMedia } from '../../domain/media.ts';
import { useCloseOnBack } from '../../routing/router.tsx';
import { arrowKeyStep, isRtl } from '../arrow-keys.ts';
import { Button, IconButton } from '../button.tsx';
import { useUi } from '../context.tsx';
import { EmptyState, ErrorNotice } from '../feedback/empty-state.tsx';
import { ChevronLeft, ChevronRight, Play } from '../icons.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { SafeImage } from './picture.tsx';

interface GalleryDialogProps {
  /** At least one. */
  readonly items: readonly ShownMedia[];
  /** Index of the item to open at. */
  readonly start: number;
  readonly title: string;
  /** @param at index of the item shown last */
  readonly onClose: (at: number) => void;
}

/**
 * A dialog that shows pictures and videos one at a time, in a row that scrolls by touch, buttons and arrow keys. The
 * neighbours of the current item are loaded, but inert. Back closes the dialog.
 */
export function GalleryDialog({ items, start, title, onClose }: GalleryDialogProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ at, isPressed }, setShown] = useState({ at: start, isPressed: true });
  const close = () => onClose(at);
  useCloseOnBack(true, close);

  useLayoutEffect(() => {
    const list = row.current;
    // A row that a finger has scrolled is in the right place already.
    if (list && indexInView(list) !== at) list.scrollLeft = (isRtl(list) ? -1 : 1) * at * list.clientWidth;
  }, [at]);

  /** Keeps the focus in the dialog when the focused element is about to be removed. */
  const focusRow = () => row.current?.focus({ preventScroll: true });
  const show = (index: number) => {
    if (index === at || !items[index]) return;
    if (row.current?.contains(document.activeElement)) focusRow();
    setShown({ at: index, isPressed: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a video player the arrow keys seek.
    const isInPlayer = event.target instanceof HTMLVideoElement;
    const step = row.current && !isInPlayer && arrowKeyStep(event, row.current);
    if (!step) return;
    event.preventDefault();
    show(at + step);
  };
  const nameOf = (index: number) => texts[kindOf(items[index])](index + 1, items.length);

  return (
    <Sheet
      title={title}
      className="mp-gallery"
      onClose={close}
      onKeyDown={onKeyDown}
      footer={
        items.length > 1 && (
          <>
            <Step
              icon={ChevronLeft}
              label={reviewMessages.previous}
              isOver={at === 0}
              onStep={() => show(at - 1)}
            />
            <p role="status">{nameOf(at)}</p>
            <Step
              icon={ChevronRight}
              label={reviewMessages.next}
              isOver={at === items.length - 1}
              onStep={() => show(at + 1)}
            />
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling row is a group, not a fieldset */}
      <div
        ref={row}
        className="mp-gallery__row"
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => show(indexInView(currentTarget) ?? at)}
      >
        {items.map((item, index) => (
          <div key={item.id} inert={index !== at}>
            {Math.abs(index - at) < 2 && (
              <Item
                item={item}
                name={nameOf(index)}
                isShown={index === at}
                isPressed={isPressed}
                onReplace={focusRow}
              />
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Index of the item in view; undefined before there is a layout. */
const indexInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
const kindOf = (item: ShownMedia | undefined) => (item?.picture ? 'picture' : 'video');

interface StepProps {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly isOver: boolean;
  readonly onStep: () => void;
}

/** A button to the next or previous item. At an end it stays focusable, but does nothing. */
const Step = ({ icon, label, isOver, onStep }: StepProps) => (
  <IconButton
    icon={icon}
    label={label}
    variant="outlined"
    aria-disabled={isOver || undefined}
    onClick={onStep}
  />
);

interface ItemProps {
  readonly item: ShownMedia;
  readonly name: string;
  readonly isShown: boolean;
  /** Whether the visitor opened this very item, and did not come by from another one. Its video then plays at once. */
  readonly isPressed: boolean;
  /** Called when the focused button is about to be removed. */
  readonly onReplace: () => void;
}

/** A picture or a video. A video is mounted only while it is the current item: leaving it stops it. */
function Item({ item: { picture, videoId, dataType }, name, isShown, isPressed, onReplace }: ItemProps) {
  if (picture)
    return (
      <Retryable failure={texts.pictureFailed} onReplace={onReplace}>
        {onFail => <LargePicture {...picture} alt={name} isUrgent={isShown} onFail={onFail} />}
      </Retryable>
    );
  if (!isShown) return null;
  if (dataType === 'video_external')
    return <ExternalVideo id={videoId ?? ''} title={name} onReplace={onReplace} />;
  return (
    <Retryable failure={texts.videoFailed} onReplace={onReplace}>
      {onFail => (
        // biome-ignore lint/a11y/useMediaCaption: videos of buyers have no captions
        <video
          className="mp-picture mp-video"
          // The id of a hosted video is its address.
          src={videoId ?? ''}
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
  const [isThere, setThere] = useState(false);
  const there = () => setThere(true);
  return (
    <span className="mp-picture">
      {!isThere && (
        <SafeImage className="mp-picture__img" src={compact} retina={null} alt="" fallback={null} />
      )}
      <SafeImage
        className="mp-picture__img"
        src={huge}
        retina={null}
        alt={alt}
        fallback={null}
        fetchPriority={isUrgent ? 'high' : 'low'}
        onLoad={({ currentTarget }) => currentTarget.decode().then(there, there)}
        onError={onFail}
      />
    </span>
  );
}

/** A video of an external service in a frame, once cookies are accepted. */
function ExternalVideo({ id, title, onReplace }: { id: string; title: string; onReplace: () => void }) {
  const { embedBase, acceptCookies } = useUi().externalVideos ?? {};
  if (!embedBase)
    return (
      <EmptyState icon={Play} level={3} {...texts.videoNeedsCookies}>
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
      // `allow-same-origin` is safe: the frame has another origin than this page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      src={externalHref(embedBase + encodeText(id))}
    />
  );
}
