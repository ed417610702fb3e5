import type { KeyboardEvent } from 'react';
import { hasModifier } from '../routing/addresses/link-destination.ts';

/**
 * The step of an arrow key in a row of items: 1 to the next, -1 to the previous, 0 for any other key. With Alt, Ctrl,
 * Meta or Shift the key belongs to the browser, and the step is 0.
 * @param row element whose direction of text decides which arrow leads on
 */
export function arrowKeyStep(event: KeyboardEvent, row: Element): 1 | -1 | 0 {
  const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  if (!isArrow || hasModifier(event)) return 0;
  return (event.key === 'ArrowRight') === isRtl(row) ? -1 : 1;
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
