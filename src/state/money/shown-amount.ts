import { convert, roundAbout } from '../../domain/currency.ts';
import { atom } from '../core/jotai.ts';
import { ratesAtom } from './exchange-rates.ts';
import { currencyAtom } from './preference.ts';

/**
 * An amount as `moneyAtom` shows it, as a number: rounded where it is converted, so that percentages agree with the prices
 * beside them.
 */
export const shownAmountAtom = atom(get => {
  const [inUse, rates] = [get(currencyAtom), get(ratesAtom)];
  return (amount: number, currency: string | null | undefined): number => {
    const about = currency === inUse ? null : convert(amount, currency, inUse, rates);
    return about === null ? amount : roundAbout(about);
  };
});
