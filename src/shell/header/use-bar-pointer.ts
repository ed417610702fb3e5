import { type DOMAttributes, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
import { createMenuAim, edgeBelow, edgeBeside } from './menu-aim.ts';
import type { CategoryBarParts, MegaMenu } from './use-mega-menu.ts';

/** The mouse and touch handlers of the bar and its panel. */
interface BarPointer {
  readonly onBar: DOMAttributes<HTMLElement>;
  onLink(top: Category): DOMAttributes<HTMLElement>;
  /** The mouse is over a category of the second level. */
  overSecond(second: Category, event: { clientX: number; clientY: number }): void;
  leaveSecond(): void;
}

/** Opens panels by mouse and touch. A mouse on its way into the open panel opens no other one. */
export function useBarPointer({ panel, hasPanel }: CategoryBarParts, menu: MegaMenu): BarPointer {
  const [aim] = useState(createMenuAim);
  useEffect(() => aim.cancel, [aim]);
  /** Pointer type of the click under way; empty for keys and assistive technology. */
  const pressedBy = useRef('');
  const endPress = () => {
    pressedBy.current = '';
  };

  function overTop(top: Category, event: PointerEvent): void {
    if (!isMouse(event) || menu.isOpen(top)) return;
    const below = panel.current?.getBoundingClientRect().top;
    const open = () => menu.send({ type: 'open', top });
    if (below === undefined) open();
    else aim.over(pointOf(event), edgeBelow(below), open);
  }

  function clickTop(top: Category, event: MouseEvent): void {
    const isByMouse = pressedBy.current === 'mouse';
    endPress();
    if (isByMouse || hasModifier(event) || !hasPanel(top)) return;
    event.preventDefault();
    menu.send({ type: 'toggle', top });
  }

  function leaveBar(): void {
    aim.reset();
    // A mouse that happens to move does not close the panel while the keyboard is in it.
    if (!panel.current?.contains(document.activeElement)) menu.closeSoon();
  }

  return {
    onBar: {
      onPointerEnter: event => isMouse(event) && menu.stayOpen(),
      onPointerMove: event => isMouse(event) && aim.move(pointOf(event)),
      onPointerLeave: event => isMouse(event) && leaveBar(),
    },
    onLink: top => ({
      onPointerEnter: event => overTop(top, event),
      onPointerLeave: event => {
        aim.cancel();
        // For touch, pointerleave comes before the click.
        if (isMouse(event)) endPress();
      },
      onPointerCancel: endPress,
      onPointerDown: event => {
        pressedBy.current = event.pointerType;
      },
      onFocus: () => {
        if (pressedBy.current === '') menu.send({ type: 'focus', top });
      },
      onClick: event => clickTop(top, event),
    }),
    overSecond(second, event) {
      const main = panel.current?.querySelector('.mp-mega__main');
      if (main)
        aim.over(pointOf(event), edgeBeside(main.getBoundingClientRect()), () =>
          menu.send({ type: 'second', second }),
        );
    },
    leaveSecond: aim.cancel,
  };
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });
