import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the button that follows a product, store or person. */
export const followButtonMessages = defineMessages('followButton', {
  follow: 'Follow',
  following: 'Following',
  followOf: message('Follow {name}'),
  followingOf: message('Following {name}'),
});
