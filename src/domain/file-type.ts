/** The type of a file by its content. The name and type that come with a file may be wrong. */
export type FileKind = 'picture' | 'video' | 'pdf';

interface FileType {
  readonly kind: FileKind;
  /** The ending of a file name, without the dot. */
  readonly extension: string;
  /** Whether hosts keep files of this type. Pictures of other types are converted before they are uploaded. */
  readonly isKept: boolean;
}

export const fileTypes = {
  'image/jpeg': { kind: 'picture', extension: 'jpg', isKept: true },
  'image/png': { kind: 'picture', extension: 'png', isKept: true },
  'image/webp': { kind: 'picture', extension: 'webp', isKept: true },
  'image/gif': { kind: 'picture', extension: 'gif', isKept: false },
  'image/avif': { kind: 'picture', extension: 'avif', isKept: false },
  'image/heic': { kind: 'picture', extension: 'heic', isKept: false },
  'video/mp4': { kind: 'video', extension: 'mp4', isKept: true },
  'video/quicktime': { kind: 'video', extension: 'mov', isKept: true },
  'video/webm': { kind: 'video', extension: 'webm', isKept: true },
  'application/pdf': { kind: 'pdf', extension: 'pdf', isKept: true },
} as const satisfies Record<string, FileType>;
export type MimeType = keyof typeof fileTypes;

/** The number of bytes at the start of a file that `fileTypeOf` looks at. */
export const fileTypeBytes = 64;

/** The type of a file by its first bytes; null for every type that is not in `fileTypes`. */
export function fileTypeOf(start: Uint8Array): MimeType | null {
  const text = String.fromCharCode(...start.subarray(0, fileTypeBytes));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  // A Matroska file that is no WebM plays in few browsers.
  if (text.startsWith('\x1A\x45\xDF\xA3') && text.includes('webm')) return 'video/webm';
  return text.slice(4, 8) === 'ftyp' ? typeOfBrand(text.slice(8, 12)) : null;
}

/** The type of an ISO media file by its major brand. */
function typeOfBrand(brand: string): MimeType | null {
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return 'image/heic';
  if (brand === 'qt  ') return 'video/quicktime';
  return /^(iso\w|mp4\w|avc\w|M4V[ HP]|MSNV|dash|mmp4)$/.test(brand) ? 'video/mp4' : null;
}

/** bytes → `40 MB`, `12 kB` */
export function fileSize(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000;
  const [unit, count] = isSmall
    ? (['kilobyte', bytes / 1000] as const)
    : (['megabyte', bytes / 1_000_000] as const);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(Math.max(isSmall ? 1 : 0, count));
}
