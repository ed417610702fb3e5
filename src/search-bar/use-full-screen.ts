import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { inertAround } from '../host/inert-around.ts';
import { readViewport, watchViewport } from '../host/viewport.ts';
import { holdBack } from '../routing/hold-back.ts';

/**
 * On a phone the open search bar fills the screen, above everything and with everything else out of reach. It stays
 * when the on-screen keyboard goes away; Back closes it instead of leaving. In a window that becomes wider it goes on
 * below the field.
 */
export function useFullScreen(form: RefObject<HTMLFormElement | null>, isOpen: boolean, close: () => void) {
  const [isPhone, setIsPhone] = useState(false);
  const isFull = isOpen && isPhone;
  /** Waits until Back leads to where one was before. */
  const afterwards = useRef<(() => void) | undefined>(undefined);

  function goBack(): void {
    close();
    // Whoever reads on finds the place, and no keyboard comes up.
    form.current?.focus({ preventScroll: true });
  }
  function widen(): void {
    setIsPhone(false);
    // The way back goes, and the focus must not go with it.
    if (form.current?.contains(document.activeElement))
      form.current.querySelector('input')?.focus({ preventScroll: true });
    else close();
  }
  const latest = useRef({ goBack, widen });
  useLayoutEffect(() => {
    latest.current = { goBack, widen };
  });

  useLayoutEffect(() => {
    const stage = form.current?.firstElementChild;
    if (!isFull || !(stage instanceof HTMLElement)) return;
    const release = holdBack(() => latest.current.goBack());
    const undo = [raise(stage), inertAround(stage), fitVisible(stage), onWider(() => latest.current.widen())];
    return () => {
      for (const step of undo) step();
      release(afterwards.current);
      afterwards.current = undefined;
    };
  }, [form, isFull]);

  return {
    isFull,
    goBack,
    /** Called on opening. */
    enter: () => setIsPhone(readViewport(window) === 'mobile'),
    /** Called on closing to go somewhere. */
    leave(then: () => void): void {
      if (isFull) afterwards.current = then;
      else then();
    },
  };
}

const onWider = (listener: () => void) =>
  watchViewport(window, viewport => viewport !== 'mobile' && listener());

/** Lifts an element above everything, whatever the host's page clips, transforms or stacks. */
function raise(stage: HTMLElement): () => void {
  stage.setAttribute('popover', 'manual');
  // A browser without it has the element fixed in its place.
  stage.showPopover?.();
  return () => stage.removeAttribute('popover');
}

/** Gives an element the size of what the on-screen keyboard leaves. */
function fitVisible(stage: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const fit = () => {
    stage.style.setProperty('--mp-visible-top', `${visible.offsetTop}px`);
    stage.style.setProperty('--mp-visible-height', `${visible.height}px`);
  };
  fit();
  visible.addEventListener('resize', fit);
  visible.addEventListener('scroll', fit);
  return () => {
    visible.removeEventListener('resize', fit);
    visible.removeEventListener('scroll', fit);
  };
}
