import { defineMessages } from './define.ts';

/** Text of the link past the header. */
export const lateShellMessages = defineMessages('lateShell', {
  skip: 'Skip to content',
});
