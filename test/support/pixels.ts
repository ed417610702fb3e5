import type { Page } from 'playwright-core';

/** Up to which difference of a colour channel, of 255, two pixels count as the same. */
const tolerance = 8;

/**
 * The share of the pixels that differ between two pictures, 0 to 1; 1 where they are not of the same size.
 * @param page without a content security policy, whose canvas decodes them
 * @param one and `other`: PNG files
 */
export function differingShare(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([most, ...files]) => {
      const pictures = await Promise.all(
        files.map(async file => {
          const answer = await fetch(`data:image/png;base64,${file}`);
          const bitmap = await createImageBitmap(await answer.blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const [a, b] = pictures as [ImageData, ImageData];
      if (a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some(of => Math.abs((a.data[at + of] ?? 0) - (b.data[at + of] ?? 0)) > most))
          differing += 1;
      return differing / (a.width * a.height);
    },
    [tolerance, one.toString('base64'), other.toString('base64')] as const,
  );
}
