import { screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bootMessages } from '../../src/messages/boot.ts';
import { showFailure } from '../../src/loading/failure-notice.ts';

function serverRendered(): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Lamps</h1>';
  document.body.append(main);
  return main;
}

test('shows the failure above the content of the server', () => {
  const main = serverRendered();
  showFailure(main, () => {});
  assert.is(main.firstElementChild, screen.getByRole('alert'));
  assert.match(screen.getByRole('alert').textContent, bootMessages.notLoaded);
  assert.ok(screen.getByRole('heading', { name: 'Lamps' }));
});

test('tries again on a click, and keeps the focus when it goes with that', async () => {
  const main = serverRendered();
  let retries = 0;
  const remove = showFailure(main, () => {
    retries += 1;
    remove();
  });
  await user.click(screen.getByRole('button', { name: bootMessages.retry }));
  assert.is(retries, 1);
  assert.is(document.activeElement, main);
});

test('goes away without a trace', () => {
  const main = serverRendered();
  showFailure(main, () => {})();
  assert.is(main.innerHTML, '<h1>Lamps</h1>');
});

test.run();
