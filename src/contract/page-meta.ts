import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** Meta data of a screen, for screens whose own calls do not include it. */
export const pageMetaCall = defineCall({
  method: 'GET',
  /** The path of the screen itself. */
  path: '/reviews/{page}',
  params: v.object({ format: v.picklist(['json']) }),
  answer: v.object({ meta_data: v.nullish(f.metaData) }),
});
