import type { Viewer } from '../domain/permissions.ts';
import { atom } from './jotai.ts';
import { reviewerAtom } from './reviewer.ts';

/** Who uses the page. Every permission reads it; drafts belong to its id. */
export const viewerAtom = atom((get): Viewer => {
  const reviewer = get(reviewerAtom);
  return reviewer ? { role: reviewer.role, id: reviewer.encodedId } : { role: 'guest', id: null };
});
