import { lookUp } from '../contract/look-up.ts';
import { disputeMessages } from '../messages/dispute.ts';
import { inWords } from './dispute.ts';

/** The reason for a dispute, in the language of the page: `not_received` → `Not received`. */
export const typeName = (type: string): string =>
  lookUp<string>(disputeMessages.types, type) ?? inWords(type);
