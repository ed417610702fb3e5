import type { ReactNode } from 'react';
import type { UploadedFile } from '../contract/upload.ts';
import { type FileKind, fileTypes } from '../domain/file-type.ts';
import {
  type FileQueueProps,
  type FileQueueState,
  useFiles,
  useUploads,
} from '../state/form/use-file-queue.ts';
import type { FrameProps } from '../ui/forms/field-frame.tsx';
import { FileField } from '../ui/forms/file-field.tsx';

export interface UploadFieldProps<T> extends FrameProps, FileQueueProps<T> {
  readonly name?: string;
}

/** Files that are uploaded as soon as they are chosen: `<UploadField {...form.fileField('files')} kinds max />`. */
export function UploadField(props: UploadFieldProps<UploadedFile>): ReactNode {
  return <Field {...props} queue={useUploads(props)} urlOf={({ url }) => url} />;
}

/** Files that are sent with the form. A draft cannot hold them: name the field in `notKept` of the form. */
export function FilesField(props: UploadFieldProps<File>): ReactNode {
  return <Field {...props} queue={useFiles(props)} urlOf={() => undefined} />;
}

interface Wired<T> extends UploadFieldProps<T> {
  readonly queue: FileQueueState<T>;
  readonly urlOf: (result: T) => string | undefined;
}

function Field<T>({ queue, urlOf, kinds, max, id, label, hint, error, required }: Wired<T>): ReactNode {
  const files = queue.items.map(item => ({ ...item, url: item.result && urlOf(item.result) }));
  return (
    <FileField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      max={max}
      files={files}
      accept={acceptOf(kinds)}
      onAdd={queue.add}
      onRemove={queue.remove}
      onRetry={queue.retry}
      onMove={queue.move}
    />
  );
}

/** The file types for the browser's file chooser. Pictures of any type can be converted. */
function acceptOf(kinds: readonly FileKind[]): string {
  const types = Object.entries(fileTypes).flatMap(([type, { kind }]) => (kinds.includes(kind) ? [type] : []));
  return (kinds.includes('picture') ? ['image/*', ...types] : types).join(',');
}
