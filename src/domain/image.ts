import type { ImagePair } from '../contract/fields.ts';

/** Where a picture is: one address, and one of it at twice the size where there is such. */
export interface ImageAddresses {
  readonly normal: string;
  readonly retina: string | null;
}

/**
 * The addresses of an image under either pair of names. Where there is only the one at twice the size, it is shown
 * at any; null without an address.
 */
export function imageAddresses(image: ImagePair | null | undefined): ImageAddresses | null {
  if (!image) return null;
  if (typeof image === 'string') return { normal: image, retina: null };
  const retina = image.retina || image.retina_url || null;
  const normal = image.normal || image.url || retina;
  return normal ? { normal, retina } : null;
}
