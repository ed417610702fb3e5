import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reviewMessages as texts } from '../../contract/messages/reviews.ts';
import { encodeText } from '../../contract/uri.ts';
import { externalHref } from '../../domain/links.ts';
import type { ShownMedia } from '../../domain/media.ts';
import { useCloseOnBack } from '../../routing/close-on-back.ts';
import { arrowKeyStep, isRtl } from '../arrow-keys.ts';
import { Button, IconButton } from '../button.tsx';
import { EmptyState, ErrorNotice } from '../feedback/empty-state.tsx';
import { ChevronLeft, ChevronRight, Play } from '../more-icons.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { useUi } from '../settings.tsx';
import { SafeImage } from './picture.tsx';

interface GalleryDialogProps {
  /** At least one. */
  readonly items: readonly ShownMedia[];
  /** Index of the one that was pressed. */
  readonly start: number;
  readonly title: string;
  /** @param at index of the item that was shown last */
  readonly onClose: (at: number) => void;
}

/**
 * Pictures and videos one at a time above the page. They stand in a row that scrolls by touch, buttons and arrow
 * keys; the neighbours of the one in sight are there already, but out of reach. Back closes it.
 */
export function GalleryDialog({ items, start, title, onClose }: GalleryDialogProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ at, isPressed }, setShown] = useState({ at: start, isPressed: true });
  const close = () => onClose(at);
  useCloseOnBack(true, close);

  useLayoutEffect(() => {
    const list = row.current;
    // Not while a finger moves it: then it is there already.
    if (list && inSight(list) !== at) list.scrollLeft = (isRtl(list) ? -1 : 1) * at * list.clientWidth;
  }, [at]);

  /** For when what has the focus is about to go. */
  const focusRow = () => row.current?.focus({ preventScroll: true });
  const show = (index: number) => {
    if (index === at || !items[index]) return;
    if (row.current?.contains(document.activeElement)) focusRow();
    setShown({ at: index, isPressed: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In the browser's own player they wind.
    const isElsewhere = event.target instanceof HTMLVideoElement;
    const step = row.current && !isElsewhere && arrowKeyStep(event, row.current);
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
            <Step icon={ChevronLeft} label={texts.previous} isOver={at === 0} onStep={() => show(at - 1)} />
            <p role="status">{nameOf(at)}</p>
            <Step
              icon={ChevronRight}
              label={texts.next}
              isOver={at === items.length - 1}
              onStep={() => show(at + 1)}
            />
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: what scrolls together is a group, and no fieldset */}
      <div
        ref={row}
        className="mp-gallery__row"
        role="group"
        aria-label={title}
        // What scrolls can be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        onScroll={({ currentTarget }) => show(inSight(currentTarget) ?? at)}
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

/** Which item is in sight; undefined before there is a layout. */
const inSight = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
const kindOf = (item: ShownMedia | undefined) => (item?.picture ? 'picture' : 'video');

interface StepProps {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly isOver: boolean;
  readonly onStep: () => void;
}

/** Keeps the focus at the end, where it leads nowhere. */
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
  /** Whether it was asked for by itself, and not passed on the way to others. */
  readonly isPressed: boolean;
  /** Called when the button that has the focus is about to go. */
  readonly onReplace: () => void;
}

/** A video is there only while it is in sight: moving on stops it. */
function Item({ item: { picture, videoId, dataType }, name, isShown, isPressed, onReplace }: ItemProps) {
  if (picture)
    return (
      <Attempts failure={texts.pictureFailed} onReplace={onReplace}>
        {onFail => <LargePicture {...picture} alt={name} isUrgent={isShown} onFail={onFail} />}
      </Attempts>
    );
  if (!isShown) return null;
  if (dataType === 'video_external')
    return <ExternalVideo id={videoId ?? ''} title={name} onReplace={onReplace} />;
  return (
    <Attempts failure={texts.videoFailed} onReplace={onReplace}>
      {onFail => (
        // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for what buyers film
        <video
          className="mp-picture mp-video"
          // The address of a hosted video is its id.
          src={videoId ?? ''}
          aria-label={name}
          controls
          autoPlay={isPressed}
          preload={isPressed ? 'auto' : 'none'}
          playsInline
          onError={onFail}
        />
      )}
    </Attempts>
  );
}

interface AttemptsProps {
  readonly failure: { readonly title: string; readonly text: string };
  readonly onReplace: () => void;
  readonly children: (onFail: () => void) => ReactNode;
}

/** What may fail to load; says so in its place, and tries again when asked to. */
function Attempts({ failure, onReplace, children }: AttemptsProps) {
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
  /** Its neighbours wait for it. */
  readonly isUrgent: boolean;
  readonly onFail: () => void;
}

/** The large version of a picture, in the place of the small one once it can be painted. */
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

/** The page of another company that plays the video, once cookies are accepted. */
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
      // Its own origin keeps what it may do there apart from this page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      src={externalHref(embedBase + encodeText(id))}
    />
  );
}
