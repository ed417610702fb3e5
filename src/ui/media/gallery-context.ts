import { createContext, type ReactNode, type RefObject } from 'react';
import type { MediaItem } from '../../domain/media.ts';

export interface GalleryProps {
  /** The items that it opens with, at least one. */
  readonly opened: readonly MediaItem[];
  /** Index of the item to open at. */
  readonly start: number;
  /** Title of items that belong to no review. */
  readonly title: string;
  /** The element with the tiles that open the items. */
  readonly openers: RefObject<Element | null>;
  readonly onClose: () => void;
  /** Stands in its place until its code is here. */
  readonly fallback: ReactNode;
  /** Stands in its place where its code could not be loaded. */
  readonly failure: (retry: () => void) => ReactNode;
}

/** `<GalleryProvider value={props => …}>` around each root: how its galleries are rendered. */
export const GalleryProvider = createContext((_: GalleryProps): ReactNode => null);

/** The product or shop whose media a gallery goes through. */
export interface MediaScope {
  readonly of: 'product' | 'shop';
  /** Encoded id. */
  readonly id: string;
}

/** `<GalleryScope value={…}>`: the galleries inside go on with all media of a product or shop. */
export const GalleryScope = createContext<MediaScope | null>(null);
