import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  type GrowingMedia,
  galleryOrder,
  type MediaItem,
  shownMedia,
  wantsMoreMedia,
} from '../../domain/media.ts';
import { readViewport } from '../../host/viewport.ts';
import { galleryMessages as texts } from '../../messages/gallery.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { arrowKeyStep } from '../arrow-keys.ts';
import { Button } from '../button.tsx';
import { useUi } from '../context.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';
import { formatCount } from '../format.ts';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft } from '../icons/chevron-left.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import { RotateCw } from '../icons/rotate-cw.ts';
import { X } from '../icons/x.ts';
import { ZoomIn } from '../icons/zoom-in.ts';
import { ZoomOut } from '../icons/zoom-out.ts';
import { Spinner } from '../loading-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { focusTile } from './focus-tile.ts';
import type { GalleryProps } from './gallery-context.ts';
import type { ExternalVideos } from './gallery-item.tsx';
import { GalleryReview } from './gallery-review.tsx';
import { GalleryRow, scrollToItem } from './gallery-row.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { addPictureGestures, type PictureGestures } from './picture-gestures.ts';

export interface GalleryDialogProps extends Omit<GalleryProps, 'failure'> {
  readonly externalVideos: ExternalVideos;
  /** Further media after the items, loaded page by page. */
  readonly rest?: GrowingMedia | undefined;
}

/**
 * A dialog that shows pictures and videos one at a time, with their reviews. Fingers, buttons, arrow keys, Home and End
 * lead on. Pictures are enlarged by two fingers, a double tap, the wheel, a button, + and -; arrow keys move what is
 * enlarged. On a phone it fills the window, and a swipe down closes it. Back closes it, too.
 */
export function GalleryDialog(props: GalleryDialogProps) {
  const { opened, start, title, onClose, rest, externalVideos } = props;
  const row = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { locale } = useUi();
  const items = useItems(opened, rest);
  const [{ at, isPressed }, setShown] = useState({ at: start, isPressed: true });
  const item = items[at] ?? items[0];
  const close = () => {
    // A closed dialog returns the focus to the button that opened it.
    flushSync(onClose);
    if (item) focusTile(props, item.id);
  };
  useCloseOnBack(true, close);
  useMoreBeforeTheEnd(rest, at, items.length);
  const { gestures, isZoomed } = usePictureGestures(row, close);

  /** Keeps the focus in the dialog when the focused element is about to be removed. */
  const focusRow = () => row.current?.focus({ preventScroll: true });
  useEffect(focusRow, []);
  // After the dialog is open: before, the row has no size.
  useLayoutEffect(() => {
    if (row.current) scrollToItem(row.current, at);
  }, [at]);
  const show = (index: number) => {
    if (index === at || !items[index]) return;
    if (row.current?.contains(document.activeElement)) focusRow();
    gestures.current?.reset();
    setShown({ at: index, isPressed: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = row.current && targetOf(event, row.current, at, items.length);
    const by = isZoomed && panOf(event);
    if (by && gestures.current?.pan(by)) event.preventDefault();
    else if (to != null) {
      event.preventDefault();
      show(to);
    } else if (item?.picture && zoomKeys[event.key] && !(event.ctrlKey || event.metaKey || event.altKey)) {
      event.preventDefault();
      gestures.current?.zoomBy(zoomKeys[event.key] ?? 1);
    }
  };

  const isAll = !rest || rest.more === 'none';
  const loadedCount = formatCount(items.length, locale);
  const count = isAll ? loadedCount : texts.atLeast({ count: loadedCount });
  const nameOf = (index: number) =>
    texts[items[index]?.picture ? 'picture' : 'video']({ number: index + 1, of: count });
  return (
    <Modal className="mp-gallery" labelledBy={titleId} onDismiss={close} onKeyDown={onKeyDown}>
      <div className="mp-gallery__box">
        <div className="mp-gallery__bar">
          {(items.length > 1 || !isAll) && (
            <Steps at={at} count={count} items={items} rest={rest} title={title} onShow={show} />
          )}
          <LiveRegion message={nameOf(at)} />
          <span className="mp-gallery__space" />
          {item?.picture && (
            <IconButton
              icon={isZoomed ? ZoomOut : ZoomIn}
              label={isZoomed ? texts.zoomOut : texts.zoomIn}
              onClick={() => gestures.current?.toggle()}
            />
          )}
          <IconButton icon={X} label={uiMessages.close} onClick={close} />
        </div>
        <div className="mp-gallery__stage">
          <GalleryRow
            externalVideos={externalVideos}
            row={row}
            items={items}
            at={at}
            isPressed={isPressed}
            isZoomed={isZoomed}
            title={title}
            nameOf={nameOf}
            onShow={show}
            onReplace={focusRow}
          />
          <span className="mp-gallery__ring" />
          {rest?.more === 'failed' && (
            <MoreFailed
              onRetry={() => {
                rest.loadMore();
                focusRow();
              }}
            />
          )}
        </div>
        {items.length > 1 && <GalleryThumbnails items={items} at={at} nameOf={nameOf} onShow={show} />}
        <GalleryReview title={title} titleId={titleId} review={item?.review ?? null} />
      </div>
    </Modal>
  );
}

/** The items of the gallery: those that it was opened with, then further media that can be displayed. */
function useItems(opened: readonly MediaItem[], rest: GrowingMedia | undefined): readonly MediaItem[] {
  const { videos } = useUi();
  const more = rest?.items;
  return useMemo(() => galleryOrder(opened, shownMedia(more ?? [], videos)), [opened, more, videos]);
}

/** Asks for more media before the end is reached, once for each item in view: a page may bring nothing new. */
function useMoreBeforeTheEnd(rest: GrowingMedia | undefined, at: number, count: number): void {
  const lastRequest = useRef('');
  const ask = useEffectEvent((more: GrowingMedia['more'], at: number, count: number) => {
    const now = `${at} of ${rest?.items.length}`;
    if (!rest || lastRequest.current === now || !wantsMoreMedia({ ...rest, more }, at, count)) return;
    lastRequest.current = now;
    rest.loadMore();
  });
  const more = rest?.more;
  useEffect(() => {
    if (more) ask(more, at, count);
  }, [more, at, count]);
}

function usePictureGestures(row: { readonly current: HTMLElement | null }, close: () => void) {
  const gestures = useRef<PictureGestures>(null);
  const [isZoomed, setZoomed] = useState(false);
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    const area = row.current;
    if (!area) return;
    gestures.current = addPictureGestures(area, {
      picture: () => area.querySelector(':not([inert]) > [data-zoomable]'),
      dismissible: () => (readViewport(window) === 'mobile' ? area.closest<HTMLElement>('.mp-modal') : null),
      onDismiss: () => onDismiss(),
      onZoom: setZoomed,
    });
    return () => gestures.current?.stop();
  }, [row]);
  return { gestures, isZoomed };
}

/** The index that a key leads to; null for keys that lead nowhere. */
function targetOf(event: KeyboardEvent, row: HTMLElement, at: number, count: number): number | null {
  // In a video player the keys seek, and in the text of a review they scroll.
  if (event.target instanceof HTMLVideoElement) return null;
  const step = arrowKeyStep(event, row);
  if (step) return at + step;
  const isInText = event.target instanceof Element && event.target.matches('.mp-gallery__review');
  if (isInText || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : null;
}

const zoomKeys: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, _: 1 / 1.5 };

/** How far an arrow key moves the enlarged picture, px: it uncovers what lies in that direction. */
function panOf({ key }: KeyboardEvent): { readonly x: number; readonly y: number } | undefined {
  return {
    ArrowLeft: { x: panStep, y: 0 },
    ArrowRight: { x: -panStep, y: 0 },
    ArrowUp: { x: 0, y: panStep },
    ArrowDown: { x: 0, y: -panStep },
  }[key];
}
const panStep = 80;

interface StepsProps {
  /** Index of the item in sight. */
  readonly at: number;
  /** The number of items, as it is written. */
  readonly count: string;
  readonly items: readonly MediaItem[];
  readonly rest: GrowingMedia | undefined;
  readonly title: string;
  readonly onShow: (index: number) => void;
}

/** The place of the item among the others, between buttons to the one before and the next one. */
function Steps({ at, count, items, rest, title, onShow }: StepsProps) {
  const named = (action: string) => uiMessages.actionOf({ action, name: title });
  const isLast = at >= items.length - 1;
  return (
    <>
      <Step
        icon={ChevronLeft}
        label={named(uiMessages.previous)}
        isDisabled={at === 0}
        onStep={() => onShow(at - 1)}
      />
      <p className="mp-num" dir="auto" aria-hidden>
        {texts.counter({ number: at + 1, of: count })}
      </p>
      <Step
        icon={ChevronRight}
        label={named(uiMessages.next)}
        isDisabled={isLast}
        onStep={() => onShow(at + 1)}
      />
      {rest?.more === 'loading' && isLast && <Spinner label={uiMessages.loading} />}
    </>
  );
}

/** Further media could not be loaded. */
const MoreFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="mp-gallery__failed" role="alert">
    <p>{texts.failed}</p>
    <Button size="sm" icon={RotateCw} onClick={onRetry}>
      {uiMessages.retry}
    </Button>
  </div>
);

interface StepProps {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

/** A button to the next or previous item. At an end it stays focusable, but does nothing. */
const Step = ({ icon, label, isDisabled, onStep }: StepProps) => (
  <IconButton
    icon={icon}
    label={label}
    className="mp-gallery__step"
    aria-disabled={isDisabled || undefined}
    onClick={onStep}
  />
);
