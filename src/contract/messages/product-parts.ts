/** Texts of what follows the head of a product. Numbers are formatted already. */
export const productPartMessages = {
  store: 'About the store',
  more: (shop: string) => `More from ${shop}`,
  all: 'See all',
  similar: 'Similar products',
  help: 'Questions or problems?',
  writeReview: 'Write a review',
  dispute: 'Open a dispute',
  ask: 'Ask a question',
  questions: (count: string) => (count ? `Questions (${count})` : 'Questions'),
  questionsFailed: 'The questions did not load',
  questionPages: 'Pages of questions',
  loadingQuestions: 'Loading the questions',
  question: 'Question',
  answer: 'Answer',
  byStore: 'The store',
  noAnswer: 'Nobody has answered yet.',
} as const;
