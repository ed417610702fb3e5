import { bootMessages } from '../messages/boot.ts';

/** Members of the document that the product and React do without. */
const unused =
  /^(all|anchors|children|clear|close|dir|doctype|domain|embeds|forms|images|links|open|plugins|scripts|write)$/;

/**
 * Throws where a form, image, frame or object of the page has the name of a member that it needs: `document.querySelector` is that
 * element then, and nothing can take the name away from it. The page stays as it was served, with a notice above `main`.
 */
export function assertUsable(): void {
  const { prototype } = Document;
  const hidden = Object.getOwnPropertyNames(document).find(
    name => name in prototype && !unused.test(name) && typeof Reflect.get(document, name) === 'object',
  );
  if (hidden === undefined) return;
  const main = prototype.querySelector.call(document, 'main');
  if (main && !main.querySelector('.mp-failure-notice')) {
    const notice = prototype.createElement.call(document, 'p');
    notice.className = 'mp-root mp-failure-notice';
    notice.setAttribute('role', 'alert');
    notice.lang = 'en';
    notice.textContent = bootMessages.notLoaded;
    main.prepend(notice);
  }
  throw new Error(`marketplace: an element named "${hidden}" hides document.${hidden}`);
}

// Before other modules of the entry use the document.
assertUsable();
