import type { Followee } from '../api/follows.ts';

/** Somebody or something with a heart, and what to call it. */
export interface Heart extends Followee {
  readonly name: string;
}

/** Tells hearts apart. */
export const heartKey = ({ kind, id }: Followee): string => `${kind}:${id}`;
