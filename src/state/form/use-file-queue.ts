import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { sendUpload } from '../../api/upload.ts';
import type { UploadedFile } from '../../contract/upload.ts';
import { type FileKind, fileTypes, type MimeType } from '../../domain/file-type.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { textLocale } from '../../messages/message.ts';
import { useAtomValue } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createFileQueue, type FileItem, type FileQueue, type FileQueueOptions } from './file-queue.ts';

export interface FileQueueProps<T> {
  readonly kinds: readonly FileKind[];
  readonly max: number;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  /** Called when files begin to be processed, and when all are. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Called with the names of the files that will not be sent, because they were refused or have failed. */
  readonly onLeftOut: (names: readonly string[]) => void;
}

export type FileQueueState<T> = Omit<FileQueue<T>, 'items' | 'stop'> & {
  readonly items: readonly FileItem<T>[];
};

/**
 * Files that are uploaded one by one, before the form is sent.
 * @param change what becomes of a checked file before it is uploaded, such as cropping; by default it stays as it is
 */
export function useUploads(
  props: FileQueueProps<UploadedFile>,
  change: (file: File, signal: AbortSignal) => Promise<File> = async file => file,
): FileQueueState<UploadedFile> {
  const { hostPage, report } = useAtomValue(servicesAtom);
  const path = lateMetaOf(hostPage.meta).paths.uploads;
  return useFileQueue(props, {
    finish: async (file, { name, signal, onProgress }) => ({
      ...(await sendUpload(await change(file, signal), { path, signal, onProgress, report })),
      name,
    }),
    describe: ({ name, type }) => ({ name, kind: fileTypes[type as MimeType]?.kind ?? null }),
  });
}

/** Files that are sent together with the form: checked, and pictures made smaller. They keep the names that people know. */
export function useFiles(props: FileQueueProps<File>): FileQueueState<File> {
  return useFileQueue(props, {
    finish: async (file, { name }) => new File([file], renamed(name, file.type), { type: file.type }),
    describe: ({ name, type }) => ({ name, kind: fileTypes[type as MimeType]?.kind ?? null }),
  });
}

function useFileQueue<T>(
  { kinds, max, value, onChange, onBusy, onLeftOut }: FileQueueProps<T>,
  given: Pick<FileQueueOptions<T>, 'finish' | 'describe'>,
): FileQueueState<T> {
  const { report } = useAtomValue(servicesAtom);
  const [queue] = useState(() =>
    createFileQueue<T>({ ...given, kinds, max, report, locale: textLocale() }, value),
  );
  const items = useSyncExternalStore(queue.items.subscribe, queue.items.read);
  const notify = useEffectEvent(() => {
    const list = queue.items.read();
    onBusy(list.some(({ status }) => status === 'waiting' || status === 'running'));
    onLeftOut(list.flatMap(({ name, error }) => (error === undefined ? [] : [name])));
    const results = list.flatMap(({ result }) => (result === undefined ? [] : [result]));
    if (results.length !== value.length || results.some((result, at) => result !== value[at]))
      onChange(results);
  });
  useEffect(() => queue.items.subscribe(() => notify()), [queue]);
  const rest = useEffectEvent(() => {
    onBusy(false);
    onLeftOut([]);
  });
  useEffect(
    () => () => {
      queue.stop();
      rest();
    },
    [queue],
  );
  return { ...queue, items };
}

/** `lamp.heic` → `lamp.jpg`: the name of a file, with the ending of what it has become. */
function renamed(name: string, type: string): string {
  const fileType = fileTypes[type as MimeType];
  return fileType ? `${name.replace(/\.\w+$/, '')}.${fileType.extension}` : name;
}
