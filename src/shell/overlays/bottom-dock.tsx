import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * The dock at the bottom of the window: toast, comparison tray and cookie bar, one above the other, on every screen.
 * Room of the same height at the end of the page keeps its last content visible, and `scroll-padding` keeps focused
 * elements above the dock. `--mp-bottom` holds the height.
 */
export function BottomDock({ children }: { readonly children: ReactNode }): ReactNode {
  const dock = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = dock.current;
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
    // A child that appears or disappears is measured before the next paint; a ResizeObserver alone reports after it.
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
      <div ref={dock} className="mp-bottom mp-no-print">
        {children}
      </div>
    </>
  );
}
