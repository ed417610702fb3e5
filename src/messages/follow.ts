import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Messages after following a product, store or person, or after a failure to do so. */
export const followMessages = defineMessages('follow', {
  follows: message('You now follow {name}.'),
  seeFollowing: 'See Following',
  followFailed: message('We couldn’t follow {name}. Please try again.'),
  unfollowFailed: message('We couldn’t unfollow {name}. Please try again.'),
});
