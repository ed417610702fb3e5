import { render, screen, user } from '../../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LoadingButton } from '../../../src/ui/loading-button.tsx';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { SearchField } from '../../../src/ui/forms/search-field.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';

function Search({ onClear }: { onClear?: () => void }) {
  const [value, setValue] = useState('');
  return <SearchField label="Search" value={value} onChange={setValue} onClear={onClear} />;
}

test('offers to clear a search field once there is something in it', async () => {
  render(<Search />);
  assert.is(screen.queryByRole('button', { name: 'Clear' }), null);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'linen');
  screen.getByRole('button', { name: 'Clear' });
});

test('clears the search field and keeps the focus in it', async () => {
  let cleared = 0;
  render(<Search onClear={() => cleared++} />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  await user.type(field, 'linen');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  assert.is(field.value, '');
  assert.is(document.activeElement, field);
  assert.is(cleared, 1);
});

test('limits the length of the text', async () => {
  render(<Search />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  await user.click(field);
  await user.paste('x'.repeat(100_000));
  assert.is(field.value.length, 500);
});

test('ties the error of a field to it', () => {
  render(<TextField label="Lowest price" value="x" onChange={() => {}} error="Not a number" />);
  const field = screen.getByLabelText('Lowest price');
  assert.is(field.getAttribute('aria-invalid'), 'true');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  assert.is(note?.textContent, 'Not a number');
});

test('selects an option', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'USD', label: 'US dollar' },
    { value: 'EUR', label: 'Euro' },
  ];
  render(<Select label="Currency" value="USD" onChange={value => chosen.push(value)} options={options} />);
  await user.selectOptions(screen.getByLabelText('Currency'), 'Euro');
  assert.equal(chosen, ['EUR']);
});

test('checks a box by its label', async () => {
  const changes: boolean[] = [];
  render(
    <Checkbox checked={false} onChange={checked => changes.push(checked)}>
      Verified buyers only
    </Checkbox>,
  );
  await user.click(screen.getByText('Verified buyers only'));
  assert.equal(changes, [true]);
});

test('ignores clicks on a button that is busy, and keeps its focus', async () => {
  let clicks = 0;
  render(
    <LoadingButton loading onClick={() => clicks++}>
      Save
    </LoadingButton>,
  );
  const button = screen.getByRole('button');
  await user.click(button);
  assert.is(clicks, 0);
  assert.is(button.getAttribute('aria-busy'), 'true');
  assert.is(document.activeElement, button);
});

test.run();
