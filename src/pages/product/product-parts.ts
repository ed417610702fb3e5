export { Description } from './description.tsx';
export { Questions } from './questions.tsx';
export { RelatedProducts } from './related-products.tsx';
export { ProductScores } from './scores.tsx';
export { StoreSection } from './store-section.tsx';
export { ProductStructuredData } from './structured-data.tsx';
