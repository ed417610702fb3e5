import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SkipLink } from '../../../src/shell/header/skip-link.tsx';

test('leads past the header to the heading of the screen', async () => {
  render(
    <>
      <SkipLink />
      <a href="/reviews">Menu</a>
      <main>
        <h1>Lamps</h1>
      </main>
    </>,
  );
  await user.keyboard('{Tab}{Enter}');
  assert.is(document.activeElement, screen.getByRole('heading', { name: 'Lamps' }));
});

test.run();
