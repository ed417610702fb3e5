import type { Rule } from '../rule.ts';
import { collectionRules } from './collections.ts';
import { goodsRules } from './goods.ts';
import { peopleRules } from './people.ts';
import { reviewRules } from './reviews.ts';
import { searchRules } from './search.ts';

/** The rules of each call, by its name in the contract. */
export const rules: Readonly<Record<string, Rule>> = {
  ...searchRules,
  ...collectionRules,
  ...goodsRules,
  ...reviewRules,
  ...peopleRules,
};
