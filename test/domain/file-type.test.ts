import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fileTypeOf } from '../../src/domain/file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

for (const [start, type] of [
  ['\xFF\xD8\xFF\xE0..JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1A\n....IHDR', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x00\x01\n\x02WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1Cftypavif', 'image/avif'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x84webm', 'video/webm'],
  ['\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x88matroska', null],
  ['%PDF-1.7', 'application/pdf'],
  ['<!doctype html>', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['RIFF....WAVEfmt ', null],
  ['\xFF\xD8', null],
  ['', null],
] as const)
  test(`takes ${JSON.stringify(start)} for ${type ?? 'nothing that is known'}`, () => {
    assert.is(fileTypeOf(bytes(start)), type);
  });

test.run();
