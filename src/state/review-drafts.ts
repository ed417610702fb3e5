import { useMemo } from 'react';
import { type DraftName, readDraftAtom } from './drafts.ts';
import { useAtomValue, useSetAtom } from './jotai.ts';
import { viewerAtom } from './viewer.ts';

/** The kind of form of a new review. `version` is raised when `ReviewDraft` changes its shape. */
export const reviewDrafts = { name: 'review', version: 1 } as const;

/** Whether this device holds a review of an ordered product that the viewer has begun. */
export function useHasReviewDraft(lineItem: string): boolean {
  const { id } = useAtomValue(viewerAtom);
  const read = useSetAtom(readDraftAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts belong to the viewer
  return useMemo(() => {
    const name: DraftName = { key: `${reviewDrafts.name}:${lineItem}`, version: reviewDrafts.version };
    return read(name) !== undefined;
  }, [read, lineItem, id]);
}
