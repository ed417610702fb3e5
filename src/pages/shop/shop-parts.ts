export { ShareButton } from '../../product-actions/share-button.tsx';
export { Shelves } from './shelves.tsx';
export { StructuredData } from './structured-data.tsx';
