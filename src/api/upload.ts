import type { AnswerOf } from '../contract/call.ts';
import { type Upload, uploadCall } from '../contract/upload.ts';
import { csrfToken, documentUrl } from '../host/host-page.ts';
import { parseJson } from '../host/json.ts';
import { isReadable } from '../host/readable.ts';
import { formMessages } from '../messages/forms.ts';
import { callHeaders } from './call.ts';
import type { AnyCall } from './client.ts';
import { decodeAnswer } from './decode.ts';
import { ApiError, isSignInPage, refusal, toApiError, writtenAnswer } from './errors.ts';

export interface MultipartOptions {
  /** The path of the call on this host; by default its own path. */
  readonly path?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the part that was sent, 0..1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
  /** Receives what of the answer did not fit its schema. */
  readonly report?: ((error: unknown) => void) | undefined;
}

/**
 * Posts a form with files as `multipart/form-data` and reads its answer by the call's schema. Rejects with an `ApiError`.
 * Sent by XMLHttpRequest, because fetch does not report how much of a body was sent. Headers are those of all calls. It is
 * not counted among the pending calls: what is sent shows its own progress.
 */
export function postMultipart<C extends AnyCall>(
  call: C,
  form: FormData,
  { path = call.path, signal, onProgress, report = () => {} }: MultipartOptions = {},
): Promise<AnswerOf<C>> {
  const name = `POST ${path}`;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new ApiError('aborted', `${name} was cancelled`));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const readAnswer = () => {
      signal?.removeEventListener('abort', cancel);
      const { status, responseText: text, responseURL: url } = request;
      if (url !== documentUrl(document, path) && isSignInPage({ url, status }, text))
        throw refusal(name, 401, null);
      if (status < 200 || status > 299) throw refusal(name, status, parseJson(text) ?? text);
      return decodeAnswer(call, writtenAnswer(name, text), ({ path: at, found }) =>
        report(new ApiError('malformed', `${name} sent ${at} as ${found}; left out`)),
      );
    };
    signal?.addEventListener('abort', cancel);
    request.open('POST', documentUrl(document, path));
    for (const header of Object.entries(callHeaders())) request.setRequestHeader(...header);
    const token = csrfToken(document);
    if (token !== null) request.setRequestHeader('X-CSRF-Token', token);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer());
      } catch (error) {
        reject(toApiError(error));
      }
    });
    request.addEventListener(
      'error',
      () =>
        void unreadable(form).then(errors =>
          reject(errors ? refusal(name, 422, { errors }) : new ApiError('network', `${name} got no answer`)),
        ),
    );
    request.addEventListener('abort', aborted);
    request.send(form);
  });
}

/** What a host would say of files that cannot be read any more, by the names of their fields; null where all can be. */
async function unreadable(form: FormData): Promise<Record<string, string[]> | null> {
  const errors: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (!(value instanceof File) || (await isReadable(value))) continue;
    const field = name.replace('[]', '');
    errors[field] = [...(errors[field] ?? []), formMessages.files.gone({ name: value.name })];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Uploads one file. Rejects with an `ApiError`. */
export function sendUpload(file: File, options: MultipartOptions): Promise<Upload> {
  const form = new FormData();
  form.append('file', file);
  return postMultipart(uploadCall, form, options);
}
