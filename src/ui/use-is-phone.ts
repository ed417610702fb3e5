import { useSyncExternalStore } from 'react';
import { readViewport, watchViewport } from '../host/viewport.ts';

/** Whether the window is as narrow as that of a phone, now and whenever that changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, isPhone);

const watch = (listener: () => void) => watchViewport(window, listener);
const isPhone = () => readViewport(window) === 'mobile';
