export { Figures } from './figures.tsx';
export { ShopScores } from './scores.tsx';
export { Shelves } from './shelves.tsx';
export { ShopStructuredData } from './structured-data.tsx';
