/** Screens for tests of where the page is scrolled to. */
import { act } from '../support/dom.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useScreenReady } from '../../src/routing/router/router.tsx';

export const Home = () => <h1>home</h1>;

/** A screen whose content comes when the test says so, and is there at once afterwards. */
let slow: { readonly content: ReactNode; readonly loading: ReactNode; isThere: boolean; show(): void };
export function SlowScreen() {
  const [isReady, setIsReady] = useState(slow.isThere);
  useEffect(() => {
    slow.show = () => {
      slow.isThere = true;
      setIsReady(true);
    };
  }, []);
  useScreenReady(isReady);
  return isReady ? slow.content : slow.loading;
}
export function slowScreen(content: ReactNode, loading: ReactNode = <p>loading</p>) {
  slow = { content, loading, isThere: false, show() {} };
  return { Screen: SlowScreen, show: () => act(async () => slow.show()) };
}

export const focused = () => document.activeElement?.textContent;

/** For a ref: puts an element at a distance below the top of the page, px. */
export const placedAt = (y: () => number) => (element: Element | null) => {
  const top = y();
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 20);
};
