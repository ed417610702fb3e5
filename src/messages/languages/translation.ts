import type { allMessages } from '../all.ts';
import type { TextsOf } from '../define.ts';

/** All texts in one language. Patterns ask for the same values as in English; plurals have the forms of the language. */
export type Translation = TextsOf<typeof allMessages>;
