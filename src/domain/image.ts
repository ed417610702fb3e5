import type { ImagePair } from '../contract/fields.ts';

/** The addresses of a picture: the normal one, and that of twice the size if there is one. */
export interface ImageAddresses {
  readonly normal: string;
  readonly retina: string | null;
}

/**
 * Reads the addresses of a picture under either pair of names; null without any. A lone retina address is the normal
 * one.
 */
export function imageAddresses(image: ImagePair | null | undefined): ImageAddresses | null {
  if (!image) return null;
  if (typeof image === 'string') return { normal: image, retina: null };
  const retina = image.retina || image.retina_url || null;
  const normal = image.normal || image.url || retina;
  return normal ? { normal, retina } : null;
}
