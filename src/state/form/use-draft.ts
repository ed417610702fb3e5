import { useEffect, useEffectEvent, useRef } from 'react';
import { draftDelayMs } from '../../contract/limits.ts';
import { writeJson } from '../../contract/natives.ts';
import { useAtomValue, useSetAtom } from '../core/jotai.ts';
import { viewerAtom } from '../person/reviewer.ts';
import { useLatestState } from '../writes/use-latest-state.ts';
import { type DraftName, type DraftValues, readDraftAtom, writeDraftAtom } from './drafts.ts';

/** The values of a form beside those that are saved. */
interface DraftState<V> {
  readonly values: V;
  /** The values that the host holds, or those of the empty form. What differs from them is a draft. */
  readonly saved: V;
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** False when something that was typed cannot be stored on this device. */
  readonly isKept: boolean;
  /** The number of times that all values were replaced. */
  readonly edition: number;
}

/**
 * The values of a form, and their draft on this device. A draft is restored once it is known who the viewer is.
 * @param initial the saved values, or those of an empty form
 * @param notKept fields that a draft cannot hold
 */
export function useDraft<V extends object>(name: DraftName, initial: V, notKept: readonly (keyof V)[]) {
  const readDraft = useSetAtom(readDraftAtom);
  const writeDraft = useSetAtom(writeDraftAtom);
  const { state, read, update } = useLatestState<DraftState<V>>(() => {
    const restored = restore(initial, readDraft(name));
    return {
      values: restored ?? initial,
      saved: initial,
      isRestored: restored !== undefined,
      isKept: true,
      edition: 0,
    };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Whether a draft can hold all that differs from the saved values. */
  const holdsAll = (values: V, saved: V) => notKept.every(field => isSame(values[field], saved[field]));

  /** Writes the draft, or removes it where nothing differs from the saved values. */
  const write = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { values, saved } = read();
    const fields = Object.entries(values).filter(([field]) => !notKept.includes(field as keyof V));
    const isStored = writeDraft(
      name,
      isDirty(read()) ? (Object.fromEntries(fields) as DraftValues) : undefined,
    );
    update({ isKept: isStored && holdsAll(values, saved) });
  };

  const writeNow = useEffectEvent(() => {
    if (timer.current !== undefined) write();
  });
  useEffect(() => {
    const onHide = () => writeNow();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      onHide();
    };
  }, []);

  useViewerChange(isOtherPerson => {
    // Values that were typed before the viewer was known become the draft of this viewer.
    if (isDirty(read()) && !isOtherPerson) return write();
    // Values of another person are no longer shown. That person's draft stays stored.
    clearTimeout(timer.current);
    timer.current = undefined;
    const restored = restore(initial, readDraft(name));
    if (restored || isDirty(read()))
      update({
        values: restored ?? initial,
        isRestored: restored !== undefined,
        isKept: true,
        edition: read().edition + 1,
      });
  });

  return {
    ...state,
    isDirty: isDirty(state),
    /** Whether something differs from the saved values at this moment. */
    isUnsaved: () => isDirty(read()),
    write,
    /** Changes values, and writes the draft after a pause. */
    change(changes: Partial<V>) {
      const values = { ...read().values, ...changes };
      update({ values, isKept: read().isKept && holdsAll(values, read().saved) });
      clearTimeout(timer.current);
      timer.current = setTimeout(write, draftDelayMs);
    },
    /** Notes that values are saved. What was typed since stays in the draft. */
    markSaved(saved: V) {
      update({ saved, isRestored: false });
      write();
    },
    /** Removes the draft and shows the initial values. */
    discard() {
      update({ values: initial, saved: initial, isRestored: false, edition: read().edition + 1 });
      write();
    },
  };
}

/**
 * Calls back when the host says, after the first render, that the viewer has changed: to another person, or between a person
 * and nobody, as when a session ends and the same person signs in again.
 */
function useViewerChange(onChange: (isOtherPerson: boolean) => void): void {
  const { id } = useAtomValue(viewerAtom);
  const previous = useRef(id);
  const person = useRef(id);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (previous.current !== id) change(id !== null && person.current !== null && person.current !== id);
    previous.current = id;
    person.current = id ?? person.current;
  }, [id]);
}

const isSame = (one: unknown, other: unknown) => writeJson(one) === writeJson(other);
const isDirty = ({ values, saved }: DraftState<unknown>) => !isSame(values, saved);

/** The initial values with those of a draft that have the same type. Undefined where nothing differs from the initial ones. */
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
