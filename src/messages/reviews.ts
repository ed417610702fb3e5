/** Texts of what a review consists of, and of its media. */
export const reviewPartMessages = {
  verifiedPurchase: 'Verified purchase',
  replyBy: (name: string | null | undefined) => (name ? `Reply from ${name}` : 'Reply from the store'),
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),

  /** Follows a number. */
  starsAfter: (stars: number) => (stars === 1 ? 'star' : 'stars'),
  reviewsAfter: (count: number) => (count === 1 ? 'review' : 'reviews'),
  histogram: 'Reviews by stars',

  more: (count: number) => `+${count}`,
  /** The accessible name of the last tile, which stands for all further ones. It includes the visible text. */
  andMore: (tile: string, more: string) => `${tile}, ${more} more`,
  reviewBy: (name: string) => `Review by ${name}`,
  openPicture: (number: number, of: number) => `Open picture ${number} of ${of}`,
  playVideo: (number: number, of: number) => `Play video ${number} of ${of}`,
} as const;

/** Texts of the dialog with the pictures and videos of a review, a product or a shop. Numbers are formatted. */
export const galleryMessages = {
  counter: (number: string, of: string) => `${number} of ${of}`,
  picture: (number: string, of: string) => `Picture ${number} of ${of}`,
  video: (number: string, of: string) => `Video ${number} of ${of}`,
  /** A number of which more are to come. */
  atLeast: (count: string) => `${count}+`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  play: 'Play the video',
  pictureFailed: {
    title: 'This picture cannot be shown',
    text: 'Check your connection, or try again later.',
  },
  videoFailed: { title: 'This video cannot be played', text: 'Check your connection, or try again later.' },
  videoNeedsCookies: {
    title: 'Accept cookies to watch this video',
    text: 'It is played by another company, which may set its own cookies.',
  },
  acceptCookies: 'Accept cookies',
  /** More pictures and videos did not load. */
  failed: 'Something went wrong, please try again later or contact our customer support',
} as const;
