/** Texts of the choice of a currency. */
export const currencyMessages = {
  label: 'Show prices in',
  storeCurrency: 'Store currency',
  tip: 'Prices will only be shown in this currency here. Stores may use different currencies.',
  missing: 'Other currencies are not available right now.',
  retry: 'Try again',
} as const;
