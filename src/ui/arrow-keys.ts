import type { KeyboardEvent } from 'react';
import { hasModifier } from '../host/modifiers.ts';

/**
 * What an arrow key asks for in a row: the next (1), the previous (-1), or nothing (0). Together with Alt, Ctrl, Meta
 * or Shift the key belongs to the browser.
 * @param row tells the direction of reading
 */
export function arrowKeyStep(event: KeyboardEvent, row: Element): 1 | -1 | 0 {
  const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  if (!isArrow || hasModifier(event)) return 0;
  return (event.key === 'ArrowRight') === isRtl(row) ? -1 : 1;
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
