/** Texts of sharing a page. */
export const shareMessages = {
  share: 'Share',
  copied: 'The link was copied.',
  notCopied: (address: string) => `The link could not be copied: ${address}`,
} as const;
