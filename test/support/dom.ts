/**
 * Component tests import this module first: it gives them a document, Testing Library and a clean-up after
 * each test, and fails them on unexpected console messages. It wires uvu's `test`; a `suite` of one's own
 * is wired with `wire(suite)`.
 */
import './dom-globals.ts';
import { cleanup, configure, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type Test, test } from 'uvu';
import { loadLazy } from './lazy.ts';
import { looseTexts } from './loose-texts.ts';

export { act, cleanup, fireEvent, render, renderHook, waitFor, within } from '@testing-library/react';
export { expectConsole } from './console-guard.ts';

/** Queries of the whole page. Not those of Testing Library, which stay with the first document of a process. */
export const screen = within(document.body);

/** Key strokes, clicks and hovers as a person makes them, without waits in between. A fresh one for each test. */
export let user: UserEvent = userEvent.setup({ delay: null });

/** Sets the width and height of the window in px, as media queries see them. */
export function setViewport(width: number, height = 900): void {
  window.happyDOM.setViewport({ width, height });
}

declare global {
  interface Window {
    happyDOM: { setViewport(size: { width: number; height: number }): void; setURL(url: string): void };
  }
}

/** Sets the address without loading anything. */
export function setAddress(address: string): void {
  window.happyDOM.setURL(new URL(address, 'https://shop.test').href);
}

const { scrollIntoView } = Element.prototype;
/** Records what is scrolled into view until the end of the test. */
export function recordScrolled(): readonly Element[] {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  return scrolled;
}

/** Cleans up after each test of a suite: what was rendered, the document, the storages, the address. */
function wire<Context>(suite: Test<Context>): void {
  suite.before(loadLazy);
  suite.before.each(() => {
    user = userEvent.setup({ delay: null });
  });
  suite.after.each(() => {
    const loose = looseTexts(document.body);
    if (loose.length > 0) console.error(`texts without an element of their own: ${loose.join('\n')}`);
    cleanup();
    // The documents of other files have these very classes.
    Element.prototype.scrollIntoView = scrollIntoView;
    document.head.replaceChildren();
    document.body.replaceChildren();
    document.body.removeAttribute('class');
    localStorage.clear();
    sessionStorage.clear();
    setViewport(1440);
    setAddress('/reviews');
  });
}

// Only a failing test waits that long; a busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });

wire(test);
