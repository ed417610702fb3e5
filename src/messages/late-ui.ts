import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of primitives that answer an action. No first paint has them. */
export const lateUiMessages = defineMessages('lateUi', {
  dismiss: 'Dismiss',
  remove: message('Remove {name}'),
  /** The session ended during a save. */
  signedOut: 'You’ve been signed out, so this wasn’t saved.',
});
