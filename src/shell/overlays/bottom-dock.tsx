import { type ReactNode, useEffect, useRef } from 'react';
import { useAtom } from '../../state/core/jotai.ts';
import { dockHeightAtom } from '../../state/page/notices.ts';

/**
 * The dock at the bottom of the window: toast, comparison tray and cookie bar, one above the other, on every screen.
 * Room of the same height at the end of the page keeps its last content visible, and `scroll-padding` keeps focused
 * elements above the dock. What else sticks to the bottom reads the height from its atom: a custom property of the root
 * would have the browser style every element of the page again.
 */
export function BottomDock({ children }: { readonly children: ReactNode }): ReactNode {
  const dock = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useAtom(dockHeightAtom);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const sizes = new ResizeObserver(() => {
      const height = element.offsetHeight;
      setRoom(height);
      style.scrollPaddingBottom = height > 0 ? `${height + 8}px` : before;
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      setRoom(0);
      style.scrollPaddingBottom = before;
    };
  }, [setRoom]);
  return (
    <>
      <div style={{ blockSize: room }} />
      <div ref={dock} className="mp-bottom mp-no-print">
        {children}
      </div>
    </>
  );
}
