interface Lock {
  holders: number;
  restore(): void;
}
const locks = new WeakMap<Document, Lock>();

/**
 * Stops the page from scrolling while a dialog, drawer or menu is open. Locks nest: the page scrolls again after the
 * last release. The scrollbar's width stays reserved, so nothing moves.
 * @returns releases this lock; calling it again does nothing
 */
export function lockScroll(doc: Document): () => void {
  const lock = locks.get(doc) ?? startLock(doc);
  lock.holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    lock.restore();
    locks.delete(doc);
  };
}

function startLock(doc: Document): Lock {
  const root = doc.documentElement;
  const hasGutter = (doc.defaultView?.innerWidth ?? 0) > root.clientWidth;
  const { overflow, scrollbarGutter } = root.style;
  root.style.overflow = 'hidden';
  if (hasGutter) root.style.scrollbarGutter = 'stable';
  const lock: Lock = {
    holders: 0,
    restore: () => Object.assign(root.style, { overflow, scrollbarGutter }),
  };
  locks.set(doc, lock);
  return lock;
}
