import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { UploadedFile } from '../../contract/upload.ts';
import type { AvatarChoice } from '../../domain/edit-profile.ts';
import { openPicture } from '../../host/picture.ts';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUploads } from '../../state/form/use-file-queue.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup, type FrameProps } from '../../ui/forms/field-frame.tsx';
import { FileChooser } from '../../ui/forms/file-chooser.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { CropDialog } from './crop-dialog.tsx';

interface AvatarFieldProps extends FrameProps {
  readonly name: string;
  /** The person's name. Its first letter is displayed without a picture. */
  readonly personName: string;
  readonly value: AvatarChoice;
  readonly onChange: (value: AvatarChoice) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onLeftOut: (names: readonly string[]) => void;
}

/** A picture that is yet to be cropped. */
interface Cropping {
  readonly picture: ImageBitmap;
  readonly done: (cropped: File) => void;
}

/** The picture of oneself: chosen, cropped and uploaded at once, and saved with the form. */
export function AvatarField({
  personName,
  value,
  onChange,
  onBusy,
  onLeftOut,
  name: _,
  ...frame
}: AvatarFieldProps): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { cropping, crop, forgetCrop } = useCropping();
  const [uploads, setUploads] = useState<readonly UploadedFile[]>([]);
  const queue = useUploads(
    {
      kinds: ['picture'],
      max: 1,
      value: uploads,
      onBusy,
      onLeftOut,
      onChange(list) {
        setUploads(list);
        const last = list.at(-1);
        if (last) onChange({ url: last.url, uploadId: last.id });
      },
    },
    crop,
  );
  const clear = () => {
    forgetCrop();
    for (const { key } of queue.items) queue.remove(key);
  };
  const item = queue.items.at(-1);
  const isUploading = item?.status === 'waiting' || item?.status === 'running';
  const error = item?.error ?? frame.error;

  return (
    <FieldGroup {...frame} error={error}>
      <div className="mp-avatar-field">
        <span className="mp-avatar-field__picture">
          <Avatar name={personName} image={value.url} />
        </span>
        <div className="mp-form__actions">
          <LoadingButton
            ref={button}
            size="sm"
            loading={isUploading}
            onClick={() => chooser.current?.click()}
          >
            {value.url ? texts.otherPicture : texts.choosePicture}
          </LoadingButton>
          {item?.status === 'failed' && (
            <Button size="sm" onClick={() => queue.retry(item.key)}>
              {uiMessages.retry}
            </Button>
          )}
          {isUploading && !cropping && (
            <Button size="sm" variant="ghost" onClick={clear}>
              {texts.cancel}
            </Button>
          )}
          {value.url && !isUploading && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                clear();
                onChange({ url: null, uploadId: null });
                button.current?.focus();
              }}
            >
              {texts.removePicture}
            </Button>
          )}
        </div>
        {isUploading && !cropping && <progress value={item.progress} max={1} aria-label={texts.uploading} />}
        <FileChooser
          ref={chooser}
          accept="image/*"
          onChoose={files => {
            if (files.length === 0) return;
            clear();
            queue.add(files);
          }}
        />
      </div>
      {cropping && <CropDialog picture={cropping.picture} onDone={cropping.done} onCancel={clear} />}
    </FieldGroup>
  );
}

/** Lets somebody crop a picture before it is uploaded. */
function useCropping() {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  /** The crop of the present file. It is reused when the upload failed. */
  const cropped = useRef<File>(null);
  return {
    cropping,
    async crop(file: File, signal: AbortSignal): Promise<File> {
      if (cropped.current) return cropped.current;
      const picture = await openPicture(file);
      try {
        cropped.current = await new Promise<File>((done, fail) => {
          signal.addEventListener('abort', () => fail(new ApiError('aborted', 'the picture was taken back')));
          setCropping({ picture, done });
        });
        return cropped.current;
      } finally {
        setCropping(null);
        picture.close();
      }
    },
    forgetCrop() {
      cropped.current = null;
    },
  };
}
