import { lateMetaOf } from '../../host/late-meta.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { meAtom, pick } from './reviewer.ts';

/** Accepted on this page. The answer of a running me call may not contain it. */
export const acceptedTermsAtom = atom(false);

/** Whether the signed-in reviewer has to accept the terms of service. An unknown state counts as accepted. */
export const needsTermsAtom = atom((get): boolean => {
  const { meta, loggedIn } = get(servicesAtom).hostPage;
  if (!loggedIn || get(acceptedTermsAtom)) return false;
  return (pick(get(meAtom), 'accepted_tos') ?? lateMetaOf(meta).reviewer.acceptedTos) === false;
});
