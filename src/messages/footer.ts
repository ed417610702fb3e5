import { defineMessages } from './define.ts';

/** Texts of the footer. */
export const footerMessages = defineMessages('footer', {
  about: 'Real reviews, and how far you can trust them.',
  legal: 'About and legal',
  terms: 'Terms',
  privacy: 'Privacy',
  authenticity: 'Authenticity',
  compliance: 'Compliance',
  contentPolicy: 'Content Policy',
  cookies: 'Cookie settings',
  social: 'Social media',
  backToTop: 'Back to top',
});
