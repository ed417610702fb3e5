/** Both run in pages, so each is complete in itself. */

/** Replaces each text node by `<font><font>` with a text of its own, now and after each change, as Chrome does it. */
export function translate(): void {
  const untouched = 'script, style, textarea, title, font, svg, noscript, template';
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.parentElement || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body);
    new MutationObserver(records => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) wrap(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Presses every control that is shown, those that come by it, too, and looks after each press for failures and for texts
 * that differ from what React has drawn. Links to other screens are not followed: those are walked by themselves.
 */
export async function walkControls(withHeader: boolean): Promise<{ tried: number; failures: string[] }> {
  const failures: string[] = [];
  let pressed = 'load';
  const fail = (what: string) => failures.push(`${pressed}: ${what}`);
  addEventListener('error', ({ message }) => fail(message));
  addEventListener('unhandledrejection', ({ reason }) => fail(String(reason)));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    if (/insertBefore|removeChild|not a child/.test(parts.join())) fail(parts.join(' ').slice(0, 200));
    error(...parts);
  };
  const nameOf = (one: Element) =>
    `${one.localName}.${one.className} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 60)}`;
  const propsOf = (one: Element) => {
    const key = Object.keys(one).find(name => name.startsWith('__reactProps$'));
    return key ? (one as unknown as Record<string, { children?: unknown }>)[key] : undefined;
  };
  const look = () => {
    if (/Something went wrong on this page/.test(document.body.textContent ?? ''))
      fail('the notice of an error');
    for (const one of document.body.querySelectorAll('.mp-root *')) {
      const drawn = propsOf(one)?.children;
      const isText = typeof drawn === 'string' || typeof drawn === 'number';
      if (isText && one.localName !== 'textarea' && one.textContent !== String(drawn))
        fail(`shows “${one.textContent}” for “${drawn}”`);
    }
  };
  // After React has heard the press, and what it loads has come.
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 10)));
  };
  const home = location.pathname;
  const leadsAway = (one: Element) => {
    const link = one.closest('a');
    return !!link && new URL(link.href, location.href).pathname !== home;
  };
  addEventListener('submit', event => event.preventDefault());
  const tried = new Set<string>();
  /** Of controls that are alike, as the hearts of cards, three are enough. */
  const counts = new Map<string, number>();
  const kindOf = (one: Element) => `${one.className} in ${one.parentElement?.className}`;
  const scope = withHeader ? '.mp-root' : '.mp-root:not(#search-navbar, #search-navbar *)';
  const controls = ['a[href]', 'button', 'input', 'select', 'summary', '[role=option]'].join();
  const next = () =>
    [...document.querySelectorAll<HTMLElement>(`${scope} :is(${controls})`)].find(
      one =>
        !tried.has(nameOf(one)) &&
        (counts.get(kindOf(one)) ?? 0) < 3 &&
        !leadsAway(one) &&
        one.checkVisibility() &&
        !one.matches(':disabled, [type=file]'),
    );
  for (let control = next(); control && tried.size < 200 && failures.length < 5; control = next()) {
    pressed = nameOf(control);
    tried.add(pressed);
    counts.set(kindOf(control), (counts.get(kindOf(control)) ?? 0) + 1);
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      control.dispatchEvent(
        new (type.startsWith('p') ? PointerEvent : MouseEvent)(type, { bubbles: true, cancelable: true }),
      );
    control.focus();
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof HTMLInputElement && /text|search|number/.test(control.type)) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(control, '3');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else control.click();
    await settle();
    look();
    if (location.pathname !== home) {
      history.back();
      for (let turn = 0; turn < 20 && location.pathname !== home; turn++) await settle();
      await settle();
    }
  }
  return { tried: tried.size, failures };
}
