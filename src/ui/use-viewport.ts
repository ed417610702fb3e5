import { useSyncExternalStore } from 'react';
import { readViewport, type Viewport, watchViewport } from '../host/viewport.ts';

/** The viewport that the width of the window falls into. Renders again when it changes. */
export const useViewport = (): Viewport => useSyncExternalStore(watch, read);

const watch = (listener: () => void) => watchViewport(window, listener);
const read = () => readViewport(window);
