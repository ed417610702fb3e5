/** The head of a JPEG picture of that size, with a comment. The pixels are left out: nobody unpacks it here. */
export function jpegOf(width: number, height: number, comment: string | Uint8Array = ''): Buffer {
  const text = Buffer.from(comment);
  return jpegFrom(segment(0xfe, text), frameOf(width, height));
}

/** A JPEG file of these parts. */
export const jpegFrom = (...parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Uint8Array.of(0xff, 0xd8), ...parts, Uint8Array.of(0xff, 0xd9)]);

/** A part with its marker and length. */
export function segment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The part that says the size: of a grey picture. */
export function frameOf(width: number, height: number): Buffer {
  const content = Buffer.of(8, 0, 0, 0, 0, 1, 1, 0x11, 0);
  content.writeUInt16BE(height, 1);
  content.writeUInt16BE(width, 3);
  return segment(0xc2, content);
}
