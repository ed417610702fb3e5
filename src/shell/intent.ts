import { loadAhead, whenIdle } from '../loading/idle.ts';
import { scoreDialog } from '../ui/cards/scores.tsx';
import { alerts, comparison, terms } from './overlays/overlays.tsx';
import { gallery } from './root-providers.tsx';

/** What few visits use. */
const parts = [gallery, scoreDialog, comparison, alerts, terms];

/** Signs that somebody is about to press something. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Loads what few visits use, in this order, at the first sign that somebody may press a control. A press loads it as well. */
export function followIntent(): () => void {
  const see = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.mp-root :is(a, button, input)'))) return;
    end();
    // A finger's first sign is part of its press: that is answered first.
    whenIdle(() => loadAhead(parts));
  };
  const end = () => {
    for (const sign of signs) document.removeEventListener(sign, see, true);
  };
  for (const sign of signs) document.addEventListener(sign, see, { capture: true, passive: true });
  return end;
}
