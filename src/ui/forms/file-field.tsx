import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formMessages } from '../../messages/forms.ts';
import { Button } from '../button.tsx';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { LiveRegion } from '../feedback/live-region.tsx';
import { IconButton } from '../icon-button.tsx';
import { ArrowLeft } from '../icons/arrow-left.ts';
import { ArrowRight } from '../icons/arrow-right.ts';
import { Play } from '../icons/play.ts';
import { RotateCw } from '../icons/rotate-cw.ts';
import { X } from '../icons/x.ts';
import { FieldGroup, type FrameProps } from './field-frame.tsx';
import { FileChooser } from './file-chooser.tsx';
import { useDropAndPaste } from './use-drop-and-paste.ts';

const texts = formMessages.files;

/** A file as the field shows it. */
export interface FileView {
  readonly key: string;
  readonly name: string;
  readonly kind: 'picture' | 'video' | 'pdf' | null;
  readonly preview: HTMLCanvasElement | null;
  /** The address of a picture that is on the host already. */
  readonly url?: string | undefined;
  readonly status: 'waiting' | 'running' | 'done' | 'refused' | 'failed';
  /** 0..1 */
  readonly progress: number;
  readonly error?: string | undefined;
}

export interface FileFieldProps extends FrameProps {
  readonly files: readonly FileView[];
  /** For the browser's chooser, such as `image/*`. Contents are checked in any case. */
  readonly accept: string;
  readonly max: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** @param by places, negative for earlier */
  readonly onMove: (key: string, by: number) => void;
}

/** Files: chosen, or dropped or pasted in the form; with previews, progress and an order. */
export function FileField({
  files,
  accept,
  max,
  onAdd,
  onRemove,
  onRetry,
  onMove,
  ...frame
}: FileFieldProps) {
  const { locale } = useUi();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const isDraggedOver = useDropAndPaste(area, onAdd);
  const used = files.filter(({ status }) => status !== 'refused').length;
  const write = (count: number) => count.toLocaleString(locale);
  const move = (file: FileView, index: number, by: number) => {
    onMove(file.key, by);
    setAnnouncement(
      texts.moved({ name: file.name, place: write(index + by + 1), count: write(files.length) }),
    );
  };
  const remove = (file: FileView) => {
    onRemove(file.key);
    setAnnouncement(texts.removed({ name: file.name }));
    button.current?.focus();
  };
  return (
    <FieldGroup {...frame}>
      {files.length > 0 && (
        <ul className="mp-files">
          {files.map((file, index) => (
            <li
              key={file.key}
              className={cx('mp-file', file.error !== undefined && 'mp-file--failed')}
              draggable
              {...dragged(file.key, files, onMove)}
            >
              <Preview file={file} />
              <span dir="auto" className="mp-file__name">
                {file.name}
              </span>
              <FileState file={file} />
              <FileActions
                file={file}
                isFirst={index === 0}
                isLast={index === files.length - 1}
                onMove={by => move(file, index, by)}
                onRetry={() => onRetry(file.key)}
                onRemove={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={area} className={cx('mp-drop', isDraggedOver && 'mp-drop--over')}>
        <Button ref={button} disabled={used >= max} onClick={() => chooser.current?.click()}>
          {texts.choose}
        </Button>
        <span className="mp-drop__hint">{texts.drop}</span>
        <FileChooser ref={chooser} accept={accept} multiple={max > 1} onChoose={onAdd} />
      </div>
      <LiveRegion message={announcement} />
    </FieldGroup>
  );
}

interface FileActionsProps {
  readonly file: FileView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function FileActions({ file, isFirst, isLast, onMove, onRetry, onRemove }: FileActionsProps): ReactNode {
  const { name, status } = file;
  return (
    <div className="mp-file__actions">
      {!isFirst && (
        <IconButton icon={ArrowLeft} size="sm" label={texts.earlier({ name })} onClick={() => onMove(-1)} />
      )}
      {!isLast && (
        <IconButton icon={ArrowRight} size="sm" label={texts.later({ name })} onClick={() => onMove(1)} />
      )}
      {status === 'failed' && (
        <IconButton icon={RotateCw} size="sm" label={texts.retry({ name })} onClick={onRetry} />
      )}
      <IconButton
        icon={X}
        size="sm"
        label={status === 'running' ? texts.cancel({ name }) : texts.remove({ name })}
        onClick={onRemove}
      />
    </div>
  );
}

function Preview({ file: { preview, url, kind } }: { readonly file: FileView }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (preview) place.current?.replaceChildren(preview);
  }, [preview]);
  if (preview) return <span ref={place} className="mp-file__preview" aria-hidden="true" />;
  return (
    <span className="mp-file__preview" aria-hidden="true">
      {kind === 'picture' && url ? (
        <img src={url} alt="" />
      ) : kind === 'video' ? (
        <Play size={32} />
      ) : (
        kind === 'pdf' && texts.pdf
      )}
    </span>
  );
}

function FileState({ file: { name, status, progress, error } }: { readonly file: FileView }) {
  return (
    <div className="mp-file__state">
      {error && <p role="alert">{error}</p>}
      {status === 'waiting' && <span>{texts.waiting}</span>}
      {status === 'running' && <progress value={progress} max={1} aria-label={texts.progress({ name })} />}
    </div>
  );
}

/** Moves a file by the mouse; there are buttons for everybody else. */
function dragged(key: string, files: readonly FileView[], move: (from: string, by: number) => void) {
  const type = 'application/x-file-order';
  return {
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(type, key),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(type)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(type);
      const indexOf = (of: string) => files.findIndex(file => file.key === of);
      if (!from || indexOf(from) < 0) return;
      event.preventDefault();
      move(from, indexOf(key) - indexOf(from));
    },
  };
}
