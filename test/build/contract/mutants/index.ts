import { ofFurther } from './further.ts';
import { ofGoods } from './goods.ts';
import type { Mutant } from './make.ts';
import { ofSubtle } from './subtle.ts';
import { ofPages, ofWrites } from './pages.ts';
import { ofPeople } from './people.ts';
import { ofReviews } from './reviews.ts';
import { ofSearch } from './search.ts';

export const mutants: readonly Mutant[] = [
  ...ofSearch,
  ...ofGoods,
  ...ofReviews,
  ...ofPeople,
  ...ofPages,
  ...ofWrites,
  ...ofSubtle,
  ...ofFurther,
];
