import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { readViewport, watchViewport } from '../host/viewport.ts';
import { useCloseOnBack } from '../routing/close-on-back.ts';
import type { SearchFieldControl } from './use-search-field.ts';

/**
 * On a phone the open search bar fills the screen, above everything and with everything else out of reach. It stays
 * when the on-screen keyboard goes away; Back closes it instead of leaving, and then calls `onBack`. In a window that
 * becomes wider it goes on below the field.
 */
export function useFullScreen(
  { form, isOpen, setOpen, focus, close }: SearchFieldControl,
  onBack: () => void,
): boolean {
  const [isPhone, setIsPhone] = useState(false);
  const isFull = isOpen && isPhone;
  useLayoutEffect(() => setIsPhone(isOpen && readViewport(window) === 'mobile'), [isOpen]);
  const widen = useEffectEvent(() => {
    setIsPhone(false);
    // The way back goes, and the focus must not go with it.
    if (form.current?.contains(document.activeElement)) focus();
    else setOpen(false);
  });
  useCloseOnBack(isFull, () => {
    close();
    onBack();
  });

  useLayoutEffect(() => {
    const stage = form.current?.firstElementChild;
    if (!isFull || !(stage instanceof HTMLElement)) return;
    const undo = [raise(stage), trapFocus(stage), fitVisible(stage), onWider(() => widen())];
    return () => {
      for (const step of undo) step();
    };
  }, [form, isFull]);

  return isFull;
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

/**
 * Keeps the focus within an element that fills the screen without being a dialog of the browser's own: everything
 * else in the page is out of reach. Returns what gives it back.
 */
export function trapFocus(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  const { body } = element.ownerDocument;
  for (let at = element; at !== body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      made.push(other);
    }
  }
  return () => {
    for (const other of made) other.inert = false;
  };
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
