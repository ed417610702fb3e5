import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { SearchParams } from '../../contract/search-params.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';

/** The search field for stores; the one in the header is for products. An empty text shows all stores. */
export function StoreField({ params }: { readonly params: SearchParams }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(params.q);
  useEffect(() => setText(params.q), [params.q]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(storeSearchHref({ ...params, q: text.trim(), page: 1 }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the search element
    <form role="search" aria-label={texts.submit} onSubmit={submit}>
      <SearchField
        name="q"
        label={texts.field}
        placeholder={texts.placeholder}
        value={text}
        onChange={setText}
        submitLabel={texts.submit}
      />
    </form>
  );
}
