import { ApiError, isAborted, toApiError } from '../../api/errors.ts';
import { uploadBytesMax, uploadPicture } from '../../contract/upload.ts';
import { failureText, hasEnded } from '../../domain/failure.ts';
import { refusalOf } from '../../domain/field-errors.ts';
import { type FileKind, fileSize, fileTypeBytes, fileTypeOf, fileTypes } from '../../domain/file-type.ts';
import { newId } from '../../host/new-id.ts';
import { type ShrunkPicture, shrinkPicture } from '../../host/picture.ts';
import { isReadable } from '../../host/readable.ts';
import { formMessages } from '../../messages/forms.ts';
import { uiMessages } from '../../messages/ui.ts';
import { createSource, type Source } from '../../routing/router/source.ts';

const texts = formMessages.files;

/** One file of a field. `T` is what the form keeps of it. */
export interface FileItem<T> {
  readonly key: string;
  /** The original file name. */
  readonly name: string;
  /** Null until its content was looked at, and for what is no such file. */
  readonly kind: FileKind | null;
  readonly preview: HTMLCanvasElement | null;
  /** `refused` is final, `failed` can be tried again. */
  readonly status: 'waiting' | 'running' | 'done' | 'refused' | 'failed';
  /** The sent share, 0..1. */
  readonly progress: number;
  /** Why it was refused or failed, as a sentence. */
  readonly error?: string | undefined;
  /** Set once it is done. */
  readonly result?: T | undefined;
}

export interface FileQueueOptions<T> {
  readonly kinds: readonly FileKind[];
  /** Most files. */
  readonly max: number;
  readonly locale: string;
  /** Turns a checked file into what the form keeps: uploads it, for instance. Rejects with an `ApiError`. */
  finish(
    file: File,
    options: { readonly name: string; readonly signal: AbortSignal; onProgress(sent: number): void },
  ): Promise<T>;
  /** The name and kind of a result that a draft held. */
  describe(result: T): Pick<FileItem<T>, 'name' | 'kind'>;
  readonly report: (error: unknown) => void;
}

export interface FileQueue<T> {
  readonly items: Source<readonly FileItem<T>[]>;
  /** Adds files. Those beyond the maximum are refused. */
  add(files: readonly File[]): void;
  /** Removes a file, and cancels what is on its way. */
  remove(key: string): void;
  retry(key: string): void;
  /** @param by places, negative for earlier */
  move(key: string, by: number): void;
  /** Cancels everything. */
  stop(): void;
}

/** Files that are processed at the same time. */
const atOnce = 2;

/** The files of one field, checked by their content and finished two at a time, in the order of the person. */
export function createFileQueue<T>(options: FileQueueOptions<T>, initial: readonly T[]): FileQueue<T> {
  const items = createSource<readonly FileItem<T>[]>(
    initial.map(result => ({
      key: newId(),
      preview: null,
      status: 'done',
      progress: 1,
      result,
      ...options.describe(result),
    })),
  );
  const originals = new Map<string, File>();
  const running = new Map<string, AbortController>();

  const change = (key: string, changes: Partial<FileItem<T>>) =>
    items.set(items.read().map(item => (item.key === key ? { ...item, ...changes } : item)));

  function next(): void {
    for (const { key, status } of items.read())
      if (status === 'waiting' && running.size < atOnce) void run(key);
  }

  async function run(key: string): Promise<void> {
    const file = originals.get(key);
    if (!file) return;
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { status: 'running', progress: 0, error: undefined });
    try {
      const { signal } = controller;
      const ready = await prepare(file, options, ({ kind, preview }) => change(key, { kind, preview }));
      if (signal.aborted) return;
      const onProgress = (progress: number) => change(key, { progress });
      const result = await options.finish(ready, { name: file.name, signal, onProgress });
      change(key, { status: 'done', progress: 1, result });
    } catch (reason) {
      if (isAborted(reason)) return;
      const isGone = !(await isReadable(file));
      change(key, failureOf(isGone ? new FileRefusal(goneText(file)) : reason, options));
    } finally {
      running.delete(key);
      next();
    }
  }

  return {
    items,
    add(files) {
      const room = options.max - items.read().filter(({ status }) => status !== 'refused').length;
      const added = files.map((file, index): FileItem<T> => {
        const item = { key: newId(), name: file.name, kind: null, preview: null, progress: 0 } as const;
        if (index >= room)
          return {
            ...item,
            status: 'refused',
            error: texts.tooMany({ max: options.max }),
          };
        originals.set(item.key, file);
        return { ...item, status: 'waiting' };
      });
      items.set([...items.read(), ...added]);
      next();
    },
    remove(key) {
      items.set(items.read().filter(item => item.key !== key));
      originals.delete(key);
      running.get(key)?.abort();
    },
    retry(key) {
      change(key, { status: 'waiting', error: undefined });
      next();
    },
    move(key, by) {
      const list = [...items.read()];
      const from = list.findIndex(item => item.key === key);
      const to = Math.min(list.length - 1, Math.max(0, from + by));
      list.splice(to, 0, ...list.splice(from, 1));
      items.set(list);
    },
    stop() {
      for (const controller of running.values()) controller.abort();
      originals.clear();
    },
  };
}

/** A file that cannot be used, with a sentence that says why. */
class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** Checks a file by its content and makes it ready. Rejects with a `FileRefusal`. */
async function prepare<T>(
  file: File,
  { kinds, locale }: FileQueueOptions<T>,
  onDetected: (detected: { kind: FileKind; preview: HTMLCanvasElement | null }) => void,
): Promise<File> {
  if (file.size === 0) throw new FileRefusal((await isReadable(file)) ? texts.empty : goneText(file));
  const start = await file.slice(0, fileTypeBytes).arrayBuffer();
  const type = fileTypeOf(new Uint8Array(start));
  const kind = type && fileTypes[type].kind;
  if (!type || !kind || !kinds.includes(kind)) {
    const names = kinds.map(each => texts.kinds[each]);
    throw new FileRefusal(
      texts.wrongType({ accepted: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) }),
    );
  }
  const maxBytes = uploadBytesMax[kind];
  if (file.size > maxBytes) throw new FileRefusal(texts.tooLarge({ size: fileSize(maxBytes, locale) }));
  onDetected({ kind, preview: null });
  // The device's file name is private: it is not sent unless `finish` uses it.
  const named = (content: Blob, as: keyof typeof fileTypes) =>
    new File([content], `${kind}.${fileTypes[as].extension}`, { type: as });
  if (kind !== 'picture') return named(file, type);
  const shrunk = await shrinkPicture(file, uploadPicture).catch((cause): ShrunkPicture => {
    throw new FileRefusal(texts.unreadable, { cause });
  });
  onDetected({ kind, preview: shrunk.preview });
  return named(shrunk.file, 'image/jpeg');
}

const goneText = ({ name }: File) => texts.gone({ name });

function failureOf<T>(
  reason: unknown,
  { report }: FileQueueOptions<T>,
): Pick<FileItem<T>, 'status' | 'error'> {
  if (reason instanceof FileRefusal) return { status: 'refused', error: reason.message };
  report(reason);
  const error = toApiError(reason);
  const [said] = Object.values(refusalOf(error)).flat();
  if (said) return { status: 'refused', error: said };
  if (hasEnded(error)) return { status: 'failed', error: uiMessages.signedOut };
  const text = error instanceof ApiError && error.kind !== 'malformed' ? failureText(error) : texts.failed;
  return { status: 'failed', error: text };
}
