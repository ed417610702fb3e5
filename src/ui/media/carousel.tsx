import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { arrowKeyStep, isRtl } from '../arrow-keys.ts';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft } from '../icons/chevron-left.ts';
import { ChevronRight } from '../icons/chevron-right.ts';

export interface CarouselProps {
  /** Accessible name. */
  readonly label: string;
  /** The slides, each with a key. */
  readonly children: readonly ReactElement[];
  /** Width of a slide as a CSS length. */
  readonly slideWidth?: string | undefined;
  /** The slides keep the room of others, whose number is yet unknown: pressed now, a button would lead to their end. */
  readonly isLoading?: boolean;
}

/**
 * Slides in a row that scrolls by touch, wheel, buttons and arrow keys. Slides wholly out of view are inert, so that
 * the Tab key skips them.
 */
export function Carousel({ label, children, slideWidth, isLoading = false }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const keys = children.map(({ key }) => key).join();
  const { ends, findEnds, onBlur } = useSlides({ row, previous, next }, keys);

  /** Scrolls by nearly the visible width. */
  const move = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const towards = isRtl(list) ? -direction : direction;
    list.scrollBy({ left: towards * Math.max(list.clientWidth - 80, 80) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In React, the events of a dialog that a slide opened bubble to the slide.
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    const step = row.current && !isInDialog && arrowKeyStep(event, row.current);
    if (!step) return;
    event.preventDefault();
    move(step);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      className="mp-carousel"
      role="group"
      aria-roledescription={uiMessages.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={findEnds}
      style={slideWidth ? ({ '--mp-slide': slideWidth } as CSSProperties) : undefined}
    >
      {/* The last slide is in view before the row has reached its end, so scrolling has to be watched, too. */}
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
        label={uiMessages.actionOf({ action: uiMessages.previous, name: label })}
        variant="outlined"
        disabled={isLoading || ends.start}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={next}
        className="mp-carousel__button mp-carousel__button--next"
        icon={ChevronRight}
        label={uiMessages.actionOf({ action: uiMessages.next, name: label })}
        variant="outlined"
        disabled={isLoading || ends.end}
        onClick={() => move(1)}
      />
    </div>
  );
}

interface CarouselParts {
  readonly row: RefObject<HTMLElement | null>;
  readonly previous: RefObject<HTMLElement | null>;
  readonly next: RefObject<HTMLElement | null>;
}

/**
 * Makes slides out of view inert, and finds out whether the row is at an end.
 * @param keys of the slides, which are observed again when they change
 */
function useSlides({ row, previous, next }: CarouselParts, keys: string) {
  const inSight = useRef(new WeakSet<Element>());
  const [ends, setEnds] = useState({ start: true, end: false });

  /** Disables the button at an end, unless it has the keyboard focus, which it would lose. */
  const findEnds = useCallback(() => {
    const list = row.current;
    if (!list) return;
    const slides = [...list.children] as HTMLElement[];
    const isDisabled = (isAtEnd: boolean, slide?: HTMLElement, button?: Element | null) =>
      isAtEnd && !slide?.inert && !button?.matches(':focus-visible');
    const start = isDisabled(atStart(list), slides[0], previous.current);
    const end = isDisabled(atEnd(list), slides.at(-1), next.current);
    setEnds(before => (before.start === start && before.end === end ? before : { start, end }));
  }, [row, previous, next]);

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
  }, [row, keys, findEnds]);

  /** A slide that scrolled out of view with the focus in it becomes inert when the focus leaves it. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const slide = [...(row.current?.children ?? [])].find(one => one.contains(target)) as
      | HTMLElement
      | undefined;
    if (slide && !slide.contains(relatedTarget)) slide.inert = !inSight.current.has(slide);
  };
  return { ends, findEnds, onBlur };
}

// In right-to-left text `scrollLeft` is negative. Allow a pixel for rounding.
const atStart = (list: HTMLElement) => Math.abs(list.scrollLeft) < 2;
const atEnd = (list: HTMLElement) => Math.abs(list.scrollLeft) + list.clientWidth > list.scrollWidth - 2;
