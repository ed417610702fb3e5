import type { KeyboardEvent } from 'react';
import { hasModifier } from '../routing/addresses/link-destination.ts';

/**
 * The step of an arrow key in a row of items: 1 to the next, -1 to the previous, 0 for any other key. With Alt, Ctrl,
 * Meta or Shift the key belongs to the browser, and in a field or a player to that: the step is 0.
 * @param row element whose direction of text decides which arrow leads on
 */
export function arrowKeyStep(event: KeyboardEvent, row: Element): 1 | -1 | 0 {
  const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  if (!isArrow || hasModifier(event) || event.defaultPrevented) return 0;
  if (event.target instanceof Element && event.target.closest(usesArrows)) return 0;
  return (event.key === 'ArrowRight') === isRtl(row) ? -1 : 1;
}

const usesArrows = 'input, select, textarea, video, audio, [contenteditable]';

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
