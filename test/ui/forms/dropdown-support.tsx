import { render, screen } from '../../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import { Dropdown, type DropdownEntry, type DropdownProps } from '../../../src/ui/forms/dropdown.tsx';

export const fruits: DropdownEntry[] = ['Apple', 'Banana', 'Blackberry', 'Cherry'].map(label => ({
  value: label.toLowerCase(),
  label,
}));
export const chosen: string[] = [];

export function Fruit(props: Partial<DropdownProps>) {
  const [value, setValue] = useState('banana');
  return (
    <Dropdown
      label="Fruit"
      options={fruits}
      value={value}
      onChange={choice => {
        chosen.push(choice);
        setValue(choice);
      }}
      {...props}
    />
  );
}
export const draw = (props: Partial<DropdownProps> = {}) =>
  render(
    <>
      <button type="button">Before</button>
      <Fruit {...props} />
      <button type="button">After</button>
    </>,
  );
export const trigger = () => screen.getByRole('button', { name: /^Fruit/ });
export const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
export const list = () => screen.getByRole('listbox', { name: 'Fruit' });
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Type to filter' });
export const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The option that assistive technology sees as highlighted. */
export const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

test.before.each(() => {
  chosen.length = 0;
});
