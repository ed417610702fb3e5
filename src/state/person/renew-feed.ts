import { renewFeed } from '../../api/people.ts';
import { followingCall } from '../../contract/people.ts';
import { followingMessages as texts } from '../../messages/following.ts';
import { toastAtom } from '../page/notices.ts';
import { failureToast } from '../writes/failure-toast.ts';
import { mutation } from '../writes/mutation.ts';

/** Gives the viewer's Atom feed another address. What is followed is loaded again, with that address. */
export const renewingFeed = mutation<null, object>({
  send: ({ client }) => renewFeed(client),
  invalidates: () => [[followingCall]],
  onSaved: (_get, set) => set(toastAtom, { tone: 'success', text: texts.feedAddress.done }),
  onFailed: (_get, set, failure) => set(toastAtom, failureToast(failure)),
});
