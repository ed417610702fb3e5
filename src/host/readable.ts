/**
 * Whether a file can be read. Folders that are dropped cannot, nor files that were changed, moved or deleted after they had been
 * chosen. All of an empty one is read, because folders may seem empty.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await (file.size > 0 ? file.slice(0, 1) : file).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
