import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftDelayMs } from '../contract/limits.ts';
import { type DraftName, type DraftValues, readDraftAtom, writeDraftAtom } from './drafts.ts';
import { useAtomValue, useSetAtom } from './jotai.ts';
import { viewerAtom } from './reviewer.ts';

/** The values of a form, and its draft on this device: restored when it is known who the viewer is. */
export function useDraft<V extends object>(name: DraftName, initial: V, notKept: readonly (keyof V)[]) {
  const { id: viewer } = useAtomValue(viewerAtom);
  const read = useSetAtom(readDraftAtom);
  const store = useSetAtom(writeDraftAtom);
  /** The values that are saved, and what the draft is compared with. */
  const base = useRef(initial);
  const [restored] = useState(() => restore(initial, read(name)));
  const [values, setValuesState] = useState(restored ?? initial);
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const [isKept, setIsKept] = useState(true);
  const [edition, setEdition] = useState(0);
  const latest = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isUnsaved = () => !isSame(latest.current, base.current);
  const write = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const kept = Object.entries(latest.current).filter(([field]) => !notKept.includes(field as keyof V));
    const isStored = store(name, isUnsaved() ? (Object.fromEntries(kept) as DraftValues) : undefined);
    setIsKept(isStored && notKept.every(field => isSame(latest.current[field], base.current[field])));
  };
  const put = (next: V) => {
    latest.current = next;
    setValuesState(next);
  };
  const setValues = (changes: Partial<V>) => {
    put({ ...latest.current, ...changes });
    clearTimeout(timer.current);
    timer.current = setTimeout(write, draftDelayMs);
  };

  const lookAgain = useEffectEvent(() => {
    if (isUnsaved()) return write();
    const found = restore(initial, read(name));
    if (!found) return;
    put(found);
    setIsRestored(true);
    setEdition(count => count + 1);
  });
  // The host may say only later who the viewer is.
  const known = useRef(viewer);
  useEffect(() => {
    if (known.current !== viewer) lookAgain();
    known.current = viewer;
  }, [viewer]);

  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) write();
  });
  useEffect(() => {
    const onHide = () => flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      onHide();
    };
  }, []);

  return {
    values,
    setValues,
    isDirty: !isSame(values, base.current),
    isUnsaved,
    isKept,
    isRestored,
    edition,
    write,
    /** Notes that values are saved. What was typed since stays in the draft. */
    settle(saved: V) {
      base.current = saved;
      setIsRestored(false);
      write();
      setValuesState(current => ({ ...current }));
    },
    discard() {
      base.current = initial;
      put(initial);
      setIsRestored(false);
      setEdition(count => count + 1);
      write();
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The values of a draft, where they are of the kinds that the form holds. Undefined where that leaves nothing new. */
function restore<V extends object>(initial: V, draft: DraftValues | undefined): V | undefined {
  if (!draft) return undefined;
  const fields = Object.entries(initial).map(([name, value]) => [
    name,
    Object.hasOwn(draft, name) && isAlike(value, draft[name]) ? draft[name] : value,
  ]);
  const values = Object.fromEntries(fields) as V;
  return isSame(values, initial) ? undefined : values;
}
const isAlike = (value: unknown, other: unknown) =>
  value === null ||
  other === null ||
  (typeof value === typeof other && Array.isArray(value) === Array.isArray(other));
