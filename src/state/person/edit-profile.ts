import { updateProfile } from '../../api/edit-profile.ts';
import type { ProfileChange } from '../../contract/edit-profile.ts';
import { checkProfile, type ProfileValues, profileChange } from '../../domain/edit-profile.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import type { Setter } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createForm } from '../form/form-kind.ts';
import { choiceKeyOf } from '../money/choice-mark.ts';
import { countryPreference, currencyPreference, type Preference } from '../money/preference.ts';
import { alertAtom } from '../page/notices.ts';
import { loadReviewerAtom, reviewerNameAtom } from './reviewer.ts';

/** The form of one's own profile. Its record is what is saved: only what differs from it is sent. */
export const editProfileForm = createForm<ProfileValues, ProfileValues, ProfileChange>({
  name: 'profile',
  version: 1,
  labels: () => ({
    avatar_upload_id: texts.picture,
    name: texts.name,
    rs_country: texts.country,
    rs_currency: texts.currency,
    notifications: texts.notifications,
    subscribed_rs: texts.subscribed,
  }),
  check: checkProfile,
  async send({ client, hostPage }, saved, values) {
    const change = profileChange(saved, values);
    await updateProfile(client, lateMetaOf(hostPage.meta).paths.updateProfile, change);
    return change;
  },
  asksToLeave: true,
  // Name and picture stand beside every review.
  invalidates: () => 'everything',
  onSaved(get, set, _saved, { rs_country, rs_currency }) {
    const { storage } = get(servicesAtom);
    const forget = (preference: Preference) => forgetChoice(set, preference, storage);
    if (rs_country !== undefined) forget(countryPreference);
    if (rs_currency !== undefined) forget(currencyPreference);
    set(reviewerNameAtom, null);
    // The header shows what the host says now.
    void set(loadReviewerAtom);
    set(alertAtom, { kind: 'success', message: texts.saved });
  },
});

/** Forgets an earlier choice in the header: from now on the profile counts. */
function forgetChoice(set: Setter, preference: Preference, storage: { remove(key: string): void }): void {
  set(preference.chosenAtom, null);
  storage.remove(choiceKeyOf(preference));
}
