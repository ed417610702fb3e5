import { type ReactNode, useMemo } from 'react';
import type { DisputeFile } from '../../contract/dispute.ts';
import { mediaOfFiles } from '../../domain/dispute.ts';
import { fileSize } from '../../domain/file-type.ts';
import type { MediaItem } from '../../domain/media.ts';
import { disputeMessages as texts } from '../../messages/dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { MediaThumbnail } from '../../ui/media/review-media.tsx';
import { useGallery } from '../../ui/media/use-gallery.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

export interface DisputeFilesProps {
  readonly files: readonly DisputeFile[] | null | undefined;
  /** Title of the gallery. */
  readonly title: string;
}

/** Files of a dispute: pictures and videos open in the gallery, others in a tab of their own. */
export function DisputeFiles({ files, title }: DisputeFilesProps): ReactNode {
  const { media, others } = useMemo(() => sorted(files ?? []), [files]);
  const items = useMemo(() => media.map(({ item }) => item), [media]);
  const { openers, tile, dialog } = useGallery<HTMLUListElement>(title, items);
  if (media.length + others.length === 0) return null;
  return (
    <>
      {media.length > 0 && (
        <ul ref={openers} className="mp-dispute-media" aria-label={title}>
          {media.map(({ file, item }, index) => (
            <li key={file.id}>
              <button
                {...tile(index)}
                className="mp-picture-button"
                aria-label={(item.picture ? texts.openFile : texts.playFile)({ name: nameOf(file) })}
              >
                <MediaThumbnail item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mp-dispute-docs">
          {others.map(file => (
            <li key={file.id}>
              <Document file={file} />
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
}

function Document({ file }: { readonly file: DisputeFile }): ReactNode {
  const { locale } = useUi();
  return (
    <>
      <TextLink href={file.url} target="_blank" rel="noopener" dir="auto">
        {nameOf(file)}
      </TextLink>
      {file.bytes != null && <span className="mp-muted">{` ${fileSize(file.bytes, locale)}`}</span>}
    </>
  );
}

const nameOf = ({ name }: DisputeFile) => name || texts.unnamedFile;

/** Files that the gallery shows, each with its item, and all others. */
function sorted(files: readonly DisputeFile[]) {
  const media: { readonly file: DisputeFile; readonly item: MediaItem }[] = [];
  const others: DisputeFile[] = [];
  for (const file of files) {
    const [item] = mediaOfFiles([file]);
    if (item) media.push({ file, item });
    else others.push(file);
  }
  return { media, others };
}
