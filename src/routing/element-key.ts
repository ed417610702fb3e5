/**
 * Tells an element in words, so that the same one can be found again after its screen was drawn anew: by id,
 * target, field name or text, and its number among those alike. Null for what cannot be told apart.
 */
export function describeElement(element: Element, within: ParentNode): string | null {
  const trait = traitOf(element);
  if (trait === null) return null;
  const alike = [...within.querySelectorAll(element.tagName)].filter(one => traitOf(one) === trait);
  const number = alike.indexOf(element);
  return number < 0 ? null : `${element.tagName} ${number} ${trait}`;
}

/** The element that was described, or the last one alike when there are fewer now. Null for any other text. */
export function findElement(description: string, within: ParentNode): HTMLElement | null {
  const [, tag, number, trait] = /^([a-z][\w-]*) (\d+) (.+)$/is.exec(description) ?? [];
  if (!tag) return null;
  const alike = [...within.querySelectorAll<HTMLElement>(tag)].filter(one => traitOf(one) === trait);
  return alike[Number(number)] ?? alike.at(-1) ?? null;
}

function traitOf(element: Element): string | null {
  // Ids that React makes up differ from one drawing to the next.
  if (element.id && !/^[_:«]r/.test(element.id)) return `id ${element.id}`;
  const href = element.getAttribute('href');
  if (href) return `href ${href}`;
  const name = element.getAttribute('name');
  if (name) return `name ${name} ${element.getAttribute('value') ?? ''}`;
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80);
  return text ? `text ${text}` : null;
}
