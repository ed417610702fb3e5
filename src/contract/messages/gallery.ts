/** Texts of the dialog with the pictures and videos of a review or a product. */
export const galleryMessages = {
  pictureFailed: {
    title: 'This picture cannot be shown',
    text: 'Check your connection, or try again later.',
  },
  picture: (number: number, of: number) => `Picture ${number} of ${of}`,
  video: (number: number, of: number) => `Video ${number} of ${of}`,
  videoFailed: { title: 'This video cannot be played', text: 'Check your connection, or try again later.' },
  videoNeedsCookies: {
    title: 'Accept cookies to watch this video',
    text: 'It is played by another company, which may set its own cookies.',
  },
  acceptCookies: 'Accept cookies',
} as const;
