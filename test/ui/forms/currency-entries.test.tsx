import { fireEvent, render } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Flag } from '../../../src/ui/forms/currency-entries.tsx';

const image = (container: HTMLElement) => container.querySelector('img');

test('hides a flag whose image fails, until its address changes', () => {
  const { container, rerender } = render(<Flag src="/flags/xxx.png" />);
  const first = image(container);
  assert.is(first?.getAttribute('src'), '/flags/xxx.png');
  assert.is(first?.alt, '');
  fireEvent.error(first as HTMLImageElement);
  assert.is(image(container), null);
  rerender(<Flag src="/flags/eur.png" />);
  assert.is(image(container)?.getAttribute('src'), '/flags/eur.png');
});

test.run();
