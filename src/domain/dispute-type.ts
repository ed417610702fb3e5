import type { Dispute, FormOption } from '../contract/dispute.ts';
import { disputeMessages as texts } from '../messages/dispute.ts';
import { choicesOf, named } from './dispute.ts';

/*
 * What a dispute is about, and what its reviewer wants: in the words of the host, else in ours. Forms, lists and pages all
 * take them from here, so that a choice is called the same before and after it is made.
 */

type Options = readonly FormOption[] | null | undefined;

export const typeChoices = (options: Options) => choicesOf(options, texts.types);
export const outcomeChoices = (options: Options) => choicesOf(options, texts.outcomeTypes);

/** Empty where it is not known. */
export const typeName = ({
  dispute_type: type,
  dispute_type_label: label,
}: Pick<Dispute, 'dispute_type' | 'dispute_type_label'>): string =>
  label || (type ? named(type, texts.types) : '');

/** Empty where it is not known. */
export const outcomeName = ({
  desired_outcome_type: type,
  desired_outcome_type_label: label,
}: Pick<Dispute, 'desired_outcome_type' | 'desired_outcome_type_label'>): string =>
  label || (type ? named(type, texts.outcomeTypes) : '');
