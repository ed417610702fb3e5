import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * What stands at the bottom of the window, one above the other, whichever screen shows: a message, the products to
 * compare, the cookie bar. The page can be scrolled to its end above all of it, and what gets the focus is not
 * scrolled below it. How high it is stands in `--mp-bottom`.
 */
export function BottomDock({ children }: { readonly children: ReactNode }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const measure = () => {
      const height = element.offsetHeight;
      setRoom(height);
      style.setProperty('--mp-bottom', `${height}px`);
      style.scrollPaddingBottom = element.childElementCount > 0 ? `${height + 8}px` : before;
    };
    measure();
    // Who comes and goes is seen before it is painted.
    const children = new MutationObserver(measure);
    children.observe(element, { childList: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      children.disconnect();
      sizes.disconnect();
      style.scrollPaddingBottom = before;
      style.removeProperty('--mp-bottom');
    };
  }, []);
  return (
    <>
      <div style={{ blockSize: room }} />
      <div ref={bar} className="mp-bottom mp-no-print">
        {children}
      </div>
    </>
  );
}
