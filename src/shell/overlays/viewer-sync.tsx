import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { viewerAtom } from '../../state/reviewer.ts';
import { announceViewerAtom, followViewerAtom } from '../../state/viewer-sync.ts';

/** Keeps what belongs to the signed-in person apart from others on this device. */
export function ViewerSync(): null {
  const follow = useSetAtom(followViewerAtom);
  const announce = useSetAtom(announceViewerAtom);
  const { id } = useAtomValue(viewerAtom);
  useEffect(() => follow(() => location.reload()), [follow]);
  useEffect(() => announce(id), [announce, id]);
  return null;
}
