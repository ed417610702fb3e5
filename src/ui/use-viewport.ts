import { useSyncExternalStore } from 'react';
import { readViewport, type Viewport, watchViewport } from '../host/viewport.ts';

/** The viewport that the window's width falls into, now and whenever that changes. */
export const useViewport = (): Viewport => useSyncExternalStore(watch, read);

const watch = (listener: () => void) => watchViewport(window, listener);
const read = () => readViewport(window);
