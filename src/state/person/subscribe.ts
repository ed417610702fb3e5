import { updateProfile } from '../../api/edit-profile.ts';
import { editProfileCall } from '../../contract/edit-profile.ts';
import type { ProfilePerson } from '../../contract/profile.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { mutation } from '../writes/mutation.ts';

/** Followed by the id of the person who was asked on this device. */
const askedKey = 'subscribe_asked';
const keyOf = ({ encoded_id }: ProfilePerson) => `${askedKey}:${encoded_id}`;

/** The people asked since this page was loaded, because storage may be blocked. */
const askedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether to ask a person to subscribe: they have not decided, and were not asked before. */
export const asksToSubscribeAtom = atom(get => {
  const { storage } = get(servicesAtom);
  const asked = get(askedAtom);
  return (person: ProfilePerson) =>
    person.subscribed_rs === null && !asked.has(keyOf(person)) && storage.get(keyOf(person)) === null;
});

/** Remembers that a person was asked. */
export const closeSubscribePromptAtom = atom(null, (get, set, person: ProfilePerson) => {
  get(servicesAtom).storage.set(keyOf(person), '1');
  set(askedAtom, new Set(get(askedAtom)).add(keyOf(person)));
});

/** Subscribes. A person is asked once, even when saving fails; a failure is logged only. */
export const subscription = mutation<ProfilePerson, true>({
  send: ({ client, hostPage }) =>
    updateProfile(client, lateMetaOf(hostPage.meta).paths.updateProfile, { subscribed_rs: true }),
  invalidates: () => [[editProfileCall]],
  onSaved: (_get, set, person) => set(closeSubscribePromptAtom, person),
  onFailed: (_get, set, { record: person }) => set(closeSubscribePromptAtom, person),
});
