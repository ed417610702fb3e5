import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the screen to edit one's profile. */
export const editProfileMessages = defineMessages('editProfile', {
  title: 'Edit profile',
  lead: 'Your name, picture and country are public. The rest is private.',
  /** Heads the name and the picture as they are now in the form. */
  preview: 'How others see you',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile',
  save: 'Save changes',
  saved: 'Your profile is saved.',
  myProfile: 'My profile',

  name: 'Name',
  nameHint: 'Shown publicly.',
  noName: 'Enter a name.',
  longName: message(
    '{max, plural, one {Use no more than # character.} other {Use no more than # characters.}}',
  ),
  picture: 'Picture',
  country: 'Country',
  currency: 'Show prices in',
  storeCurrency: 'Store currency',
  notifications: 'Email me about',
  subscribed: 'News and tips from us',
  /** By the names that the host uses. Others are shown as they are. */
  notificationNames: {
    review_replies: 'Replies to my reviews',
    new_followers: 'New followers',
    rewards: 'Rewards',
  },
  nothingChanged: 'You haven’t changed anything yet.',

  choosePicture: 'Choose a picture',
  otherPicture: 'Choose another picture',
  removePicture: 'Remove picture',
  cancel: 'Cancel',
  uploading: 'Uploading the picture',
  cropTitle: 'Choose what is shown',
  cropText: 'Drag the picture, or use the sliders.',
  zoom: 'Size',
  across: 'Left or right',
  down: 'Up or down',
  usePicture: 'Use picture',
  unreadable: 'This picture can’t be opened here. Please choose another one.',
});
