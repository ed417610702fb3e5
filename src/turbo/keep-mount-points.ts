import { mountPoints } from './snapshots.ts';

/** How often the content of a mount point is put back. A script that goes on emptying it wins. */
const most = 3;

/**
 * Puts what the app has rendered back where a script of the host has emptied a mount point: nothing is lost, because the same
 * elements return. Where it has put something else there, its content stays, and the console says so. Returns a function that
 * stops it.
 */
export function keepMountPoints(): () => void {
  const ends = mountPoints
    .flatMap(([name]) => [...document.querySelectorAll(`.${name}`)])
    .flatMap(mountPoint => {
      const root = mountPoint.querySelector(':scope > .mp-root');
      return root ? keep(mountPoint, root) : [];
    });
  return () => {
    for (const end of ends) end();
  };
}

function keep(mountPoint: Element, root: Element): () => void {
  const name = mountPoint.localName === 'main' ? 'main' : `#${mountPoint.id}`;
  let times = 0;
  const observer = new MutationObserver(() => {
    if (root.parentElement === mountPoint) return;
    times += 1;
    const isEmpty = mountPoint.childNodes.length === 0;
    if (isEmpty) mountPoint.append(root);
    if (!isEmpty || times === most) observer.disconnect();
    console.info(
      `marketplace: a script of the page has ${isEmpty ? `emptied ${name}; its content is put back` : `replaced the content of ${name}`}. To take the product off a page, call unmount().`,
    );
  });
  observer.observe(mountPoint, { childList: true });
  return () => observer.disconnect();
}
