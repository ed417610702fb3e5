/** Texts of the currency choice. */
export const currencyMessages = {
  label: 'Show prices in',
  storeCurrency: 'Store currency',
  tip: 'Prices will only be shown in this currency here. Stores may use different currencies.',
  limitsLost: 'Your price limits were removed, because they cannot be converted.',
  missing: 'Other currencies are not available right now.',
  retry: 'Try again',
} as const;
