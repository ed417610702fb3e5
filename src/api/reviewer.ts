import type { AnswerOf } from '../contract/call.ts';
import { meCall } from '../contract/reviewer.ts';
import type { Client } from './client.ts';

export type Me = AnswerOf<typeof meCall>;

/**
 * The signed-in reviewer, with the country, currency and exchange rates to use.
 * @param withRates whether to ask for exchange rates, too
 */
export function loadMe(client: Client, withRates: boolean): Promise<Me> {
  return client.send(meCall, { params: withRates ? { exchange_rates: 'true' } : {} });
}
