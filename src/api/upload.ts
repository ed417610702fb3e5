import { type Upload, uploadCall } from '../contract/upload.ts';
import { type MultipartOptions, postMultipart } from './multipart.ts';

/** Uploads one file. Rejects with an `ApiError`. */
export function sendUpload(file: File, options: MultipartOptions): Promise<Upload> {
  const form = new FormData();
  form.append('file', file);
  return postMultipart(uploadCall, form, options);
}
