import { act, render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Dropdown } from '../../../src/ui/forms/dropdown.tsx';
import { keepLazy, loadAllLazy } from '../../support/lazy.ts';

keepLazy();

const options = ['Asia', 'Europe'].map(label => ({ value: label, label }));

test('opens the list of a button that was pressed before the list was loaded', async () => {
  render(<Dropdown label="From" value="Asia" options={options} onChange={() => {}} />);
  const button = screen.getByRole('button', { name: 'From Asia' });
  await user.click(button);
  assert.is(button.getAttribute('aria-expanded'), 'true');
  await act(() => loadAllLazy());
  assert.is(screen.getByRole('option', { name: 'Asia' }).getAttribute('aria-selected'), 'true');
});

test.run();
