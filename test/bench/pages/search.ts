import { useEffect, useState } from 'react';
import type { Product, Suggested } from './answers.ts';

/** The products of the address, and how to change the address. */
export function useSearch() {
  const [search, setSearch] = useState(location.search);
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    const back = () => setSearch(location.search);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const response = await fetch(`/reviews/search.json${search}`);
      const answer = await response.json();
      if (current) setProducts(answer.data.search_results);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [search]);
  const params = new URLSearchParams(search);
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(search);
    if (value) changed.set(name, value);
    else changed.delete(name);
    history.pushState(null, '', `?${changed}`);
    setSearch(`?${changed}`);
  };
  return { products, params, change };
}

const nothing: Suggested = { suggestions: [], products: [], stores: [], categories: [] };

/** The suggestions for a text, the text itself first. */
export function useSuggested(text: string): Suggested {
  const [suggested, setSuggested] = useState(nothing);
  useEffect(() => {
    if (!text) return setSuggested(nothing);
    const timer = setTimeout(async () => {
      const response = await fetch(`/reviews/instant_search?q=${encodeURIComponent(text)}`);
      const answer: Suggested = await response.json();
      setSuggested({ ...answer, suggestions: [{ text }, ...answer.suggestions] });
    }, 200);
    return () => clearTimeout(timer);
  }, [text]);
  return suggested;
}
