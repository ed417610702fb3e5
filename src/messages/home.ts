import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the home screen. */
export const homeMessages = defineMessages('home', {
  documentTitle: 'Reviews you can trust',
  title: 'Know before you buy.',
  lead: 'Search products, read what buyers really say, and see how open each store is about its reviews.',
  metrics: {
    title: 'In figures',
    reviews: 'verified reviews',
    shops: 'stores',
    items: 'items bought',
    failed: 'We couldn’t load the figures.',
  },
  about: { howItWorks: 'How it works', medals: 'Medals', trust: 'Trust' },
  categories: 'Categories',
  transparent: {
    title: 'Highly transparent',
    text: message('These products show at least {percent} of all their reviews'),
    all: 'See all',
  },
  collections: {
    title: 'Collections',
    text: 'Good places to start',
  },
  featured: {
    title: 'Worth reading',
    text: 'Reviews that tell you what pictures can’t',
  },
});
