export { ShareButton } from '../../product-actions/share-button.tsx';
export { Description } from './description.tsx';
export { Questions } from './questions.tsx';
export { RelatedProducts } from './related-products.tsx';
export { StoreSection } from './store-section.tsx';
export { StructuredData } from './structured-data.tsx';
