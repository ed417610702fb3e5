import { hasForeignState } from './entries.ts';

/** Marks the entry in its state. */
const field = 'marketplaceHeld';
/** A browser that is not back by then is not going to be, ms. */
const patienceMs = 500;
let count = 0;
/** As long as the browser is on its way back from an entry that was taken away. */
let returning: Promise<void> | null = null;

/**
 * Gives Back something to close: an entry of its own for what is open, at the same address and of the same id, so that
 * it is nowhere else to go to.
 * @param onBack Back was used, and what is open is to be closed
 * @returns what takes the entry away again and does something `then`; called when it is closed, by Back or otherwise
 */
export function holdBack(onBack: () => void): (then?: () => void) => void {
  let mark: string | null = null;
  let isReleased = false;

  function push(): void {
    // A host that routes by itself would take the entry for one of its own.
    if (isReleased || hasForeignState(history.state)) return;
    count += 1;
    mark = `${Date.now()}-${count}`;
    // Past the router, whom it does not concern.
    History.prototype.pushState.call(history, { ...history.state, [field]: mark }, '');
    window.addEventListener('popstate', onBack);
  }
  if (returning) void returning.then(push);
  else push();

  return then => {
    isReleased = true;
    window.removeEventListener('popstate', onBack);
    const isThere = mark !== null && (history.state as Record<string, unknown> | null)?.[field] === mark;
    if (isThere) void goBack().then(then);
    else if (returning) void returning.then(then);
    else then?.();
  };
}

/** One step back; done when the browser is there. */
async function goBack(): Promise<void> {
  const arrival = new Promise<void>(resolve => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, patienceMs);
  });
  returning = arrival;
  history.back();
  await arrival;
  if (returning === arrival) returning = null;
}
