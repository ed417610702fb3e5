import { failureText } from '../../domain/failure.ts';
import { afterSignInKey, sessionStore } from '../../host/storage.ts';
import type { Lazy } from '../../loading/lazy.ts';
import { atom, type WritableAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { toastAtom } from '../page/notices.ts';

/** Turns a state on and off. `R` is the record that is written. */
export interface Toggle<R> {
  /** Shows the other state and saves it. Fulfilled with true when the last press on it is saved. */
  readonly toggleAtom: WritableAtom<null, [record: R], Promise<boolean>>;
  /** Repeats the press from before signing in. */
  readonly resumeAtom: WritableAtom<null, [], void>;
}

/** A toggle whose code loads with the first press. A toast says where it cannot be had. */
/* @__NO_SIDE_EFFECTS__ */
export function lateToggle<R, Code>(code: Lazy<Code>, toggleOf: (code: Code) => Toggle<R>): Toggle<R> {
  return {
    toggleAtom: atom(null, (get, set, record: R): Promise<boolean> => {
      set(toastAtom, null);
      const here = code.peek();
      if (here) return set(toggleOf(here).toggleAtom, record);
      return code.load().then(
        loaded => set(toggleOf(loaded).toggleAtom, record),
        error => {
          get(servicesAtom).report(error);
          set(toastAtom, { tone: 'danger', text: failureText({ kind: 'network', status: 0 }) });
          return false;
        },
      );
    }),
    resumeAtom: atom(null, (get, set) => {
      if (sessionStore(window).get(afterSignInKey) === null) return;
      const here = code.peek();
      if (here) set(toggleOf(here).resumeAtom);
      else code.load().then(loaded => set(toggleOf(loaded).resumeAtom), get(servicesAtom).report);
    }),
  };
}
