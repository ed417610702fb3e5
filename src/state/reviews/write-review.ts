import { useMemo } from 'react';
import type { OrderLineItem } from '../../contract/orders.ts';
import type { SubmittedReview } from '../../contract/write-review.ts';
import { atom, useAtomValue, useSetAtom } from '../core/jotai.ts';
import { type DraftName, readDraftAtom } from '../form/drafts.ts';
import { viewerAtom } from '../person/reviewer.ts';

/** An ordered product, and where its review is posted. */
export interface ReviewTarget {
  /** Public id of the line item. */
  readonly lineItem: string;
  /** The line item in the answer. */
  readonly item: OrderLineItem | null;
  /** The address that the form names; without it the review is posted to the path of the host page. */
  readonly path: string | null | undefined;
}

/** The review that was sent last: its line item, and the host's answer. */
export const submittedReviewAtom = atom<{
  readonly target: ReviewTarget;
  readonly answer: SubmittedReview;
} | null>(null);

/** The kind of form of a new review. `version` is raised when `ReviewDraft` changes its shape. */
export const reviewDrafts = { name: 'review', version: 2 } as const;

/** The draft of a review of an ordered product. */
export const draftOf = (lineItem: string): DraftName => ({
  key: `${reviewDrafts.name}:${lineItem}`,
  version: reviewDrafts.version,
});

/** Whether this device holds a review of an ordered product that the viewer has begun. */
export function useHasReviewDraft(lineItem: string): boolean {
  const { id } = useAtomValue(viewerAtom);
  const read = useSetAtom(readDraftAtom);
  return useMemo(() => {
    return id !== null && read(draftOf(lineItem)) !== undefined;
  }, [read, lineItem, id]);
}
