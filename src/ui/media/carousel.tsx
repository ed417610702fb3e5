import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { arrowKeyStep, isRtl } from '../arrow-keys.ts';
import { IconButton } from '../button.tsx';
import { ChevronLeft, ChevronRight } from '../more-icons.tsx';

export interface CarouselProps {
  /** Accessible name. */
  readonly label: string;
  /** One slide each, with a key. */
  readonly children: readonly ReactElement[];
  /** Width of a slide as a CSS length. */
  readonly slideWidth?: string | undefined;
}

/**
 * Slides in a row that scrolls by touch, wheel, buttons and arrow keys. Slides wholly out of sight are inert, so that
 * the tab key does not wander through them.
 */
export function Carousel({ label, children, slideWidth }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const inSight = useRef(new WeakSet<Element>());
  const [ends, setEnds] = useState({ start: true, end: false });
  const keys = children.map(({ key }) => key).join();

  /** Offers no step beyond an end; but a button that has the keyboard's focus stays, or the focus would go with it. */
  const findEnds = useCallback(() => {
    const list = row.current;
    if (!list) return;
    const slides = [...list.children] as HTMLElement[];
    const isOver = (isAtEnd: boolean, slide?: HTMLElement, button?: Element | null) =>
      isAtEnd && !slide?.inert && !button?.matches(':focus-visible');
    const start = isOver(atStart(list), slides[0], previous.current);
    const end = isOver(atEnd(list), slides.at(-1), next.current);
    setEnds(before => (before.start === start && before.end === end ? before : { start, end }));
  }, []);

  // Other slides are observed anew.
  useEffect(() => {
    const list = row.current;
    if (!list || keys === '') return;
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          inSight.current[isIntersecting ? 'add' : 'delete'](target);
          (target as HTMLElement).inert = !isIntersecting && !target.contains(document.activeElement);
        }
        findEnds();
      },
      { root: list, threshold: [0, 0.98] },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [keys, findEnds]);

  /** A slide that went out of sight with the focus becomes inert when the focus goes, too. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const slide = [...(row.current?.children ?? [])].find(one => one.contains(target)) as
      | HTMLElement
      | undefined;
    if (slide && !slide.contains(relatedTarget)) slide.inert = !inSight.current.has(slide);
  };

  /** One step shows what follows the slides that are seen now. */
  const move = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const towards = isRtl(list) ? -direction : direction;
    list.scrollBy({ left: towards * Math.max(list.clientWidth - 80, 80) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog that a slide has opened is within it for React, but not for the person before it.
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog');
    const step = row.current && !isElsewhere && arrowKeyStep(event, row.current);
    if (!step) return;
    event.preventDefault();
    move(step);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and no fieldset
    <div
      className="mp-carousel"
      role="group"
      aria-roledescription={reviewMessages.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={findEnds}
      style={slideWidth ? ({ '--mp-slide': slideWidth } as CSSProperties) : undefined}
    >
      {/* The last slide is in sight before the row has come to its end. */}
      <ul ref={row} className="mp-carousel__row" onBlur={onBlur} onScroll={findEnds}>
        {children.map(child => (
          <li key={child.key} className="mp-carousel__slide">
            {child}
          </li>
        ))}
      </ul>
      <IconButton
        ref={previous}
        className="mp-carousel__button"
        icon={ChevronLeft}
        label={reviewMessages.previous}
        variant="outlined"
        disabled={ends.start}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={next}
        className="mp-carousel__button mp-carousel__button--next"
        icon={ChevronRight}
        label={reviewMessages.next}
        variant="outlined"
        disabled={ends.end}
        onClick={() => move(1)}
      />
    </div>
  );
}

// Scrolling right to left counts below zero; a pixel is lost to rounding.
const atStart = (list: HTMLElement) => Math.abs(list.scrollLeft) < 2;
const atEnd = (list: HTMLElement) => Math.abs(list.scrollLeft) + list.clientWidth > list.scrollWidth - 2;
