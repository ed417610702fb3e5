import { deflateSync } from 'node:zlib';

/** Width and height of a picture, px. */
const side = 240;
const colours = 32;

/**
 * A small raster picture, a PNG of at most 4 kB: rings in shades of one hue. The same number gives the same bytes.
 * @param seed any whole number; it chooses the hue and the place of the rings
 */
export function rasterPicture(seed: number): Buffer {
  const palette = Buffer.alloc(colours * 3);
  for (let shade = 0; shade < colours; shade += 1)
    for (let channel = 0; channel < 3; channel += 1)
      palette[shade * 3 + channel] = 90 + ((shade * 4 + seed * (53 + channel * 31)) % 160);
  const rows = Buffer.alloc((side + 1) * side);
  const [left, top] = [60 + ((seed * 37) % 120), 60 + ((seed * 71) % 120)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const ring = Math.floor(Math.hypot(x - left, y - top) / 12);
      rows[y * (side + 1) + 1 + x] = ring % colours;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

/** CRC-32, as PNG wants it. */
function checksum(data: Buffer): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
