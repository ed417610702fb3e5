import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { announceViewerAtom, followViewerAtom } from '../../state/page/viewer-sync.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';

/** Keeps what belongs to the signed-in person apart from others on this device, and the page that of who is signed in. */
export function ViewerSync(): null {
  const follow = useSetAtom(followViewerAtom);
  const announce = useSetAtom(announceViewerAtom);
  const { id } = useAtomValue(viewerAtom);
  useEffect(() => follow(() => location.reload()), [follow]);
  useEffect(() => announce(id), [announce, id]);
  return null;
}
