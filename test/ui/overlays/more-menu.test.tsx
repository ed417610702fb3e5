import { cleanup, fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MoreMenu } from '../../../src/ui/overlays/more-menu.tsx';

/** An open menu, and how often it was asked to close. */
function open() {
  const { unmount } = render(
    <MoreMenu label="More">
      <a href="/dispute">Open a dispute</a>
    </MoreMenu>,
  );
  let closed = 0;
  const panel = screen.getByRole('link').parentElement as HTMLElement;
  panel.hidePopover = () => {
    closed += 1;
  };
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' }));
  return { panel, unmount, closed: () => closed };
}

test.after.each(cleanup);

test('closes when the page is scrolled or the window gets another size', () => {
  const { closed } = open();
  fireEvent.scroll(document);
  fireEvent(window, new Event('resize'));
  assert.is(closed(), 2);
});

test('no longer follows the page once it is closed', () => {
  const { panel, closed } = open();
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'closed', oldState: 'open' }));
  fireEvent.scroll(document);
  assert.is(closed(), 0);
});

test('no longer follows the page once it is gone: one of its links leads to another screen while it is open', () => {
  const { unmount, closed } = open();
  unmount();
  fireEvent.scroll(document);
  assert.is(closed(), 0);
});

test.run();
