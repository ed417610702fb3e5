import { fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Review } from '../../../src/contract/reviews.ts';
import { GalleryReview } from '../../../src/ui/media/gallery-review.tsx';

const german: Review = {
  uuid: 'r',
  lang: 'de',
  body: 'Ich trug es den ganzen Sommer.',
  reviewer: { name: 'Jürgen' },
  translations: [{ lang: 'en', body: 'I wore it all summer.' }],
};
const other: Review = { ...german, uuid: 'other', body: 'Hält warm.' };

test('beside a picture, a review goes to a translation and back', () => {
  render(<GalleryReview review={german} title="Linen Overshirt" titleId="t" />);
  screen.getByText('Written in German');
  fireEvent.click(screen.getByRole('button', { name: 'Show in English' }));
  screen.getByText('Translated from German');
  assert.is(screen.getByText('I wore it all summer.').lang, 'en');
  assert.is(screen.queryByText(german.body ?? ''), null);
  fireEvent.click(screen.getByRole('button', { name: 'Show original' }));
  assert.is(screen.getByText(german.body ?? '').lang, 'de');
});

test('the review of the next picture begins with its own words', () => {
  const { rerender } = render(<GalleryReview review={german} title="Linen Overshirt" titleId="t" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show in English' }));
  rerender(<GalleryReview review={other} title="Linen Overshirt" titleId="t" />);
  screen.getByText('Hält warm.');
  screen.getByText('Written in German');
});

test('a text that may scroll is a tab stop, the name of a picture without one is none', () => {
  const tabIndex = () => screen.getByRole('region', { name: /./ }).getAttribute('tabindex');
  const { rerender } = render(<GalleryReview review={german} title="Linen Overshirt" titleId="t" />);
  assert.is(tabIndex(), '0');
  rerender(<GalleryReview review={null} title="Linen Overshirt" titleId="t" />);
  assert.is(tabIndex(), null);
});

test.run();
