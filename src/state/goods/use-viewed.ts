import { useEffect } from 'react';
import { onceShown } from '../../host/activation.ts';
import { useSetAtom } from '../core/jotai.ts';
import { addViewedAtom, type ViewedItem } from './recently-viewed.ts';

/** Remembers on this device that the page of a product or store is shown. */
export function useViewed({ kind, name, path, image, retina }: ViewedItem): void {
  const add = useSetAtom(addViewedAtom);
  useEffect(
    () => onceShown(() => add({ kind, name, path, image, retina })),
    [add, kind, name, path, image, retina],
  );
}
