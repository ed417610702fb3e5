import type { ApiError } from '../api/errors.ts';

/**
 * Something that has to be loaded. `previous` is what was shown before it, so that a screen can keep it, dimmed,
 * until the new answer is there.
 */
export type Loadable<T> =
  | {
      readonly status: 'idle';
      readonly data?: undefined;
      readonly error?: undefined;
      readonly previous?: T | undefined;
    }
  | {
      readonly status: 'loading';
      readonly data?: undefined;
      readonly error?: undefined;
      readonly previous?: T | undefined;
    }
  | { readonly status: 'ready'; readonly data: T; readonly error?: undefined; readonly previous?: undefined }
  | {
      readonly status: 'failed';
      readonly data?: undefined;
      readonly error: ApiError;
      readonly previous?: T | undefined;
    };

/** What there is to show: the answer, or else the one before it. */
export function shown<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'ready' ? loadable.data : loadable.previous;
}
