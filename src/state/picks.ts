import type { Followee } from '../api/follows.ts';
import type { ProductCard } from '../contract/search.ts';
import { atom } from './jotai.ts';

/** Somebody or something with a heart, and what to call it. */
export interface Heart extends Followee {
  readonly name: string;
}

/** Tells hearts apart. */
export const heartKey = ({ kind, id }: Followee): string => `${kind}:${id}`;

/** By `heartKey`, what is shown as followed: a press counts at once. */
export const followedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The products chosen for the comparison, the first one first. */
export const comparedAtom = atom<readonly ProductCard[]>([]);
