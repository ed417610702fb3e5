import { type FormEvent, type ReactNode, useState } from 'react';
import { SearchField } from './search-field.tsx';

interface SearchFormProps {
  /** Names the form and its field, and stands in the empty field. */
  readonly label: string;
  /** The words in use. Give the form another `key` for others. */
  readonly applied: string;
  readonly maxLength: number;
  readonly onSearch: (words: string) => void;
}

/** A field for words within a list. Enter searches; emptying the field shows all again. */
export function SearchForm({ label, applied, maxLength, onSearch }: SearchFormProps): ReactNode {
  const [typed, setTyped] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form aria-label={label} onSubmit={submit}>
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={setTyped}
        onClear={() => onSearch('')}
        maxLength={maxLength}
      />
    </form>
  );
}
