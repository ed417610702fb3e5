import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { readViewport, watchViewport } from '../host/viewport.ts';
import { useCloseOnBack } from '../routing/history/use-close-on-back.ts';
import { coverPage } from '../ui/overlays/cover-page.ts';
import type { SearchFieldControl } from './use-search-field.ts';

/**
 * On a phone the open search bar fills the screen, above all else, and traps the focus. It stays when the on-screen
 * keyboard closes. Back closes it instead of leaving the page, and then calls `onBack`. When the window becomes wider,
 * the suggestions stay open below the field.
 * @returns whether it fills the screen
 */
export function useFullScreen(
  { form, isOpen, setOpen, focus, close }: SearchFieldControl,
  onBack: () => void,
): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const [isPhone, setIsPhone] = useState(false);
  const isFull = isOpen && isPhone;
  // An effect would have the closed search painted once more, and laid out twice.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setIsPhone(isOpen && readViewport(window) === 'mobile');
  }
  const widen = useEffectEvent(() => {
    setIsPhone(false);
    // The back button is removed: move the focus from it to the field.
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
    // The browser lays out at once what is raised: its size comes first.
    const undo = [fitVisible(stage), raise(stage), coverPage(stage), onWider(() => widen())];
    return () => {
      for (const step of undo) step();
    };
  }, [form, isFull]);

  return isFull;
}

const onWider = (listener: () => void) =>
  watchViewport(window, viewport => viewport !== 'mobile' && listener());

/** Puts an element into the top layer, above whatever the page of the host clips, transforms or stacks. */
function raise(stage: HTMLElement): () => void {
  stage.setAttribute('popover', 'manual');
  // Without popovers the element is fixed, but not in the top layer.
  stage.showPopover?.();
  return () => stage.removeAttribute('popover');
}

/** Gives an element the size of the part of the window that no on-screen keyboard covers. */
function fitVisible(stage: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const fit = () => {
    // Read first: after a change the browser would lay the page out for each of them.
    const { offsetTop, height } = visible;
    stage.style.setProperty('--mp-visible-top', `${offsetTop}px`);
    stage.style.setProperty('--mp-visible-height', `${height}px`);
  };
  fit();
  visible.addEventListener('resize', fit);
  visible.addEventListener('scroll', fit);
  return () => {
    visible.removeEventListener('resize', fit);
    visible.removeEventListener('scroll', fit);
  };
}
