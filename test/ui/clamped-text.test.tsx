import { fireEvent, render, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setSizes } from '../support/sizes.ts';
import { ClampedText } from '../../src/ui/clamped-text.tsx';

let putBack = () => {};
/** Heights of the content and of the box, px. */
function heights(content: number, box: number) {
  putBack();
  putBack = setSizes({ scrollHeight: () => content, clientHeight: () => box });
}

test.after.each(() => {
  putBack();
  putBack = () => {};
});

test('shows a short text without a button', () => {
  heights(48, 48);
  render(<ClampedText text="Lovely cloth." />);
  screen.getByText('Lovely cloth.');
  assert.is(screen.queryByRole('button'), null);
});

test('opens and closes a long text', async () => {
  heights(300, 120);
  render(<ClampedText text="A long story." lines={5} />);
  const text = screen.getByText('A long story.');
  const isCut = () => text.classList.contains('mp-clamp--cut');
  assert.is(text.style.getPropertyValue('--mp-lines'), '5');
  assert.ok(isCut());
  await user.click(screen.getByRole('button', { name: 'Read more' }));
  assert.not(isCut());
  assert.is(screen.getByRole('button').getAttribute('aria-expanded'), 'true');
  await user.click(screen.getByRole('button', { name: 'Read less' }));
  assert.ok(isCut());
});

test('says in the name of its button what is read', async () => {
  heights(300, 120);
  render(<ClampedText text="A long story." of="Review by Ida" />);
  await user.click(screen.getByRole('button', { name: 'Read more: Review by Ida' }));
  screen.getByRole('button', { name: 'Read less: Review by Ida' });
});

test('opens where the browser scrolls to words that are searched for', () => {
  heights(300, 120);
  render(<ClampedText text="A long story." />);
  fireEvent.scroll(screen.getByText('A long story.'));
  screen.getByRole('button', { name: 'Read less' });
});

test('shows all lines where it should', () => {
  heights(300, 120);
  const { container } = render(<ClampedText text={'One.\n\nTwo.'} lines={Number.POSITIVE_INFINITY} />);
  assert.match(container.textContent ?? '', 'One.\n\nTwo.');
  assert.is(screen.queryByRole('button'), null);
});

test('cuts nothing where it would hide two lines or fewer', () => {
  let lines = 7;
  putBack();
  putBack = setSizes({
    scrollHeight: () => 24 * lines,
    clientHeight(this: HTMLElement) {
      return 24 * Math.min(lines, Number(this.style.getPropertyValue('--mp-lines')));
    },
  });
  const linesOf = () => screen.getByText('Story.').style.getPropertyValue('--mp-lines');
  const { unmount } = render(<ClampedText text="Story." lines={5} />);
  assert.is(linesOf(), '7');
  unmount();
  lines = 8;
  render(<ClampedText text="Story." lines={5} />);
  assert.is(linesOf(), '5');
});

test('joins paragraphs while it is cut, so that the last line is full', async () => {
  heights(300, 120);
  const { container } = render(<ClampedText text={'One.\n\nTwo.'} />);
  assert.match(container.textContent ?? '', 'One. Two.');
  await user.click(screen.getByRole('button'));
  assert.match(container.textContent ?? '', 'One.\n\nTwo.');
});

test.run();
