/** Texts of the lazy parts of a product. Numbers are formatted already. */
export const productPartMessages = {
  scores: 'Scores',
  noScores: 'This product has no scores yet.',
  scoresFailed: 'We couldn’t load the scores.',
  store: 'About the store',
  more: (shop: string) => `More from ${shop}`,
  all: 'See all',
  similar: 'Similar products',
  help: 'Questions or problems?',
  writeReview: 'Write a review',
  dispute: 'Open a dispute',
  ask: 'Ask a question',
  questions: (count: string) => (count ? `Questions (${count})` : 'Questions'),
  questionsFailed: 'We couldn’t load the questions',
  questionPages: 'Pages of questions',
  loadingQuestions: 'Loading the questions',
  question: 'Question',
  answer: 'Answer',
  byStore: 'The store',
  noAnswer: 'No answers yet.',
} as const;

/** Texts of the lazy parts of a store: its scores and counts, what it sells best, and what it shows off. Numbers are formatted already. */
export const shopPartMessages = {
  scores: 'Scores',
  noScores: 'This store has no scores yet.',
  shownOfWritten: (shown: string, written: string) => `${shown} of ${written} written reviews are shown`,
  verifiedOfShown: (verified: string, shown: string) =>
    `${verified} of ${shown} reviews are from verified buyers`,

  figures: 'The store in figures',
  reviewsAfter: (count: number) => (count === 1 ? 'review' : 'reviews'),
  productsAfter: (count: number) => (count === 1 ? 'product' : 'products'),
  repliesAfter: (count: number) => (count === 1 ? 'review answered' : 'reviews answered'),

  topProducts: 'Top reviewed products',
  allProducts: 'See all products',
  allOfProducts: (count: number, shown: string) =>
    count === 1 ? 'See the product' : `See all ${shown} products`,
  recommendations: 'Recommended by customers',
} as const;
