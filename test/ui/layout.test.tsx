import { render, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Breadcrumbs } from '../../src/ui/navigation/breadcrumbs.tsx';
import { ErrorNotice } from '../../src/ui/feedback/error-notice.tsx';
import { Notice } from '../../src/ui/feedback/notice.tsx';
import { Section } from '../../src/ui/section.tsx';

test('names a section by its heading', () => {
  render(
    <Section title="Featured reviews" action={{ label: 'See all', href: '/all' }}>
      <p>…</p>
    </Section>,
  );
  screen.getByRole('region', { name: 'Featured reviews' });
  screen.getByRole('heading', { level: 2, name: 'Featured reviews' });
  assert.is(screen.getByRole('link', { name: 'See all' }).getAttribute('href'), '/all');
});

test('marks the current page among the breadcrumbs', () => {
  render(<Breadcrumbs items={[{ label: 'Clothing', href: '/c' }, { label: 'Overshirt' }]} />);
  assert.is(screen.getByText('Overshirt').getAttribute('aria-current'), 'page');
  assert.is(screen.getByRole('link', { name: 'Clothing' }).getAttribute('href'), '/c');
});

test('shows an error and tries again', async () => {
  let tries = 0;
  render(<ErrorNotice onRetry={() => tries++} />);
  screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  assert.is(tries, 1);
});

test('dismisses a message', async () => {
  let dismissed = 0;
  render(<Notice onDismiss={() => dismissed++}>Saved.</Notice>);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  assert.is(dismissed, 1);
});

test.run();
