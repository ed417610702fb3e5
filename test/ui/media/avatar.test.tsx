import { fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Avatar } from '../../../src/ui/media/avatar.tsx';

test('shows the picture in both sizes', () => {
  const { container } = render(<Avatar name="Marta" image={{ normal: '/m.svg', retina: '/m2.svg' }} />);
  const image = container.querySelector('img');
  assert.is(image?.getAttribute('src'), '/m.svg');
  assert.is(image?.getAttribute('srcset'), '/m.svg 1x, /m2.svg 2x');
});

test('shows the first letter of the name without a picture', () => {
  // The second one begins with a mark that turns it round.
  for (const [name, letter] of [
    ['  élodie', 'É'],
    ['\u202Ebob', 'B'],
  ] as const)
    assert.is(render(<Avatar name={name} />).container.textContent, letter);
});

test('tries a picture that fails once more without a referrer, then shows the letter and raises the error', () => {
  const raised: unknown[] = [];
  window.reportError = error => raised.push(error);
  const { container } = render(<Avatar name="Jens" image="/j.svg" />);
  const image = () => container.querySelector('img') as HTMLImageElement;
  assert.is(image().getAttribute('referrerpolicy'), null);
  fireEvent.error(image());
  assert.is(image().getAttribute('referrerpolicy'), 'no-referrer');
  assert.equal([container.textContent, raised], ['', []]);
  fireEvent.error(image());
  assert.is(image(), null);
  assert.is(container.textContent, 'J');
  assert.is(raised.length, 1);
});

const letters: Readonly<Record<string, string>> = {
  '🇩🇪 Ada': 'A',
  '🇩🇪': '🇩🇪',
  '👩‍🚀👍': '👩‍🚀',
  '(Bob)': 'B',
  '“élise”': 'É',
  'ß-Test': 'ß',
  '7eleven': '7',
  q̃uito: 'Q̃',
  नमस्ते: 'न',
  각: '각',
  李明: '李',
  ǆemal: 'Ǆ',
  '\u3164\u3164': '',
  '!?': '!',
};
for (const [name, letter] of Object.entries(letters))
  test(`shows "${letter}" for "${name}"`, () => {
    assert.is(render(<Avatar name={name} />).container.textContent, letter);
  });

test('shows a neutral figure without a name', () => {
  const { container } = render(<Avatar name={null} />);
  assert.ok(container.querySelector('svg'));
});

test('gives the same colour to the same name', () => {
  const { container } = render(
    <>
      <Avatar name="Marta" />
      <Avatar name="Marta" />
    </>,
  );
  const [one, two] = [...container.children].map(avatar => avatar.className);
  assert.is(one, two);
});

test('shows a check badge for a verified buyer', () => {
  render(<Avatar name="Marta" verified />);
  screen.getByRole('img', { name: 'Verified buyer' });
});

test.run();
