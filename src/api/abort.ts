import { ApiError } from './errors.ts';

/** Waits for `answer` no longer than its caller does: an abort rejects at once with `aborted`, after `onLeave`. */
export function untilAborted<T>(
  answer: Promise<T>,
  signal: AbortSignal | undefined,
  onLeave: () => void = () => {},
): Promise<T> {
  if (!signal) return answer;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      onLeave();
      reject(new ApiError('aborted', 'cancelled by its caller'));
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const stay = () => signal.removeEventListener('abort', leave);
    answer.then(resolve, reject).then(stay, stay);
  });
}
