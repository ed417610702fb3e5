import type { Page } from 'playwright-core';

/** Takes popovers from a page before it loads, as in Safari 16.4 and in Firefox before 125. */
export const withoutPopovers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    // An attribute that a browser does not know hides nothing.
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (name !== 'popover') setAttribute.call(this, name, value);
    };
  });
