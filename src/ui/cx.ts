import { useLayoutEffect } from 'react';

/** Joins class names with spaces, without empty ones. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A field that a host may leave out. */
export type Maybe<T> = T | null | undefined;

/** Gives the body a class as long as `isOn`, for rules about the page around the component. */
export function useBodyClass(name: string, isOn: boolean): void {
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle(name, isOn);
    return () => classList.remove(name);
  }, [name, isOn]);
}
