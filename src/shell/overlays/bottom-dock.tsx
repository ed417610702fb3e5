import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../../host/inline-style.ts';
import { pageScroller, scrollersAround } from '../../host/scroller.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { dockHeightAtom } from '../../state/page/notices.ts';

/** Free space between a focused element and what sticks, px. */
const gap = 8;

/**
 * The dock at the bottom of the window: toast, comparison tray and cookie bar, one above the other, on every screen.
 * Room of the same height at the end of the page keeps its last content visible. What else sticks to the bottom reads the
 * height from its atom: a custom property of the root would have the browser style every element of the page again.
 */
export function BottomDock({ children }: { readonly children: ReactNode }): ReactNode {
  const dock = useRef<HTMLDivElement>(null);
  const { height, scroller } = useScrollPadding(dock);
  const room = <div style={{ blockSize: height }} />;
  return (
    <>
      {scroller ? createPortal(room, scroller) : room}
      <div ref={dock} className="mp-bottom mp-no-print">
        {children}
      </div>
    </>
  );
}

/**
 * Keeps focused elements out from under the header and the dock, in whatever scrolls the page. A larger `scroll-padding` of
 * the host stays.
 * @returns the height of the dock, and what scrolls the page, null for the window
 */
function useScrollPadding(dock: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ height: number; scroller: HTMLElement | null }>({
    height: 0,
    scroller: null,
  });
  const setDockHeight = useSetAtom(dockHeightAtom);
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('.mp-navbar-mount-point');
    let restore = () => {};
    const sizes = new ResizeObserver(() => {
      const height = dock.current?.offsetHeight ?? 0;
      const scroller = pageScroller();
      setDockHeight(height);
      setRoom(before =>
        before.height === height && before.scroller === scroller ? before : { height, scroller },
      );
      restore();
      const undo = [document.documentElement, ...scrollersAround()].map(one =>
        pad(one, one.contains(header) ? (header?.offsetHeight ?? 0) : 0, height),
      );
      restore = () => {
        for (const step of undo) step();
      };
    });
    for (const bar of [dock.current, header]) if (bar) sizes.observe(bar);
    return () => {
      sizes.disconnect();
      setDockHeight(0);
      restore();
    };
  }, [dock, setDockHeight]);
  return room;
}

/** Pads an element that scrolls, where it has less. Returns a function that undoes it. */
function pad(element: HTMLElement, top: number, bottom: number): () => void {
  const own = getComputedStyle(element);
  // `auto` is no number, and less than any.
  const isLess = (padding: string, least: number) => least > 0 && !(Number.parseFloat(padding) >= least);
  return styled(element, {
    ...(isLess(own.scrollPaddingTop, top) && { scrollPaddingTop: `${top + gap}px` }),
    ...(isLess(own.scrollPaddingBottom, bottom) && { scrollPaddingBottom: `${bottom + gap}px` }),
  });
}
