import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** A file that the host keeps. A form sends its id; until then, only its owner can see it. */
export const upload = v.object({
  id: f.text,
  /** The address to display the file from. */
  url: f.text,
  /** MIME type, as the host read it from the content. */
  type: f.text,
  bytes: f.count,
});
export type Upload = v.InferOutput<typeof upload>;

/** An uploaded file in the values and the draft of a form. */
export interface UploadedFile extends Upload {
  /** The original file name. */
  readonly name: string;
}
/**
 * Uploads one file, before the form that it belongs to is sent. Signed-in reviewers only. The body is
 * `multipart/form-data` with the file in the field `file`. A file that is refused is answered with 422 and
 * `{"errors": {"file": ["text"]}}`, one that is too large also with 413. No call of older hosts did this: it is
 * this product's own.
 */
export const uploadCall = defineCall({
  method: 'POST',
  path: '/reviews/uploads',
  params: v.object({ file: v.unknown() }),
  answer: upload,
});

/** Largest files that are accepted, bytes. A picture counts as it was chosen, before it is scaled down. */
export const uploadBytesMax = { picture: 25_000_000, video: 40_000_000, pdf: 10_000_000 } as const;

/** Longest side of a picture after it was scaled down, px, and the quality of its JPEG, 0..1. */
export const uploadPicture = { sideMax: 2048, quality: 0.85 } as const;
