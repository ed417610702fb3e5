import { hasForeignState } from './entries.ts';

/** Marks the entry in its state. */
const field = 'marketplaceHeld';
/** A browser that is not back by then is not going to be, ms. */
const patienceMs = 500;
let count = 0;

/**
 * Gives Back something to close: an entry of its own for what is open, at the same address and of the same id, so that
 * it is nowhere else to go to.
 * @param onBack Back was used, and what is open is to be closed
 * @returns what takes the entry away again and does something `then`; called when it is closed, by Back or otherwise
 */
export function holdBack(onBack: () => void): (then?: () => void) => void {
  // A host that routes by itself would take the entry for one of its own.
  if (hasForeignState(history.state)) return then => then?.();
  count += 1;
  const mark = `${Date.now()}-${count}`;
  // Past the router, whom it does not concern.
  History.prototype.pushState.call(history, { ...history.state, [field]: mark }, '');
  window.addEventListener('popstate', onBack);

  return then => {
    window.removeEventListener('popstate', onBack);
    if ((history.state as Record<string, unknown> | null)?.[field] !== mark) {
      then?.();
      return;
    }
    const done = () => {
      window.removeEventListener('popstate', done);
      clearTimeout(timer);
      then?.();
    };
    const timer = setTimeout(done, patienceMs);
    window.addEventListener('popstate', done);
    history.back();
  };
}
