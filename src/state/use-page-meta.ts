import { useEffect } from 'react';
import { isAborted } from '../api/errors.ts';
import { pageMetas } from '../api/page-meta.ts';
import { applyMetaData } from '../host/head.ts';
import { useAtomValue } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** The head of a screen without data of its own. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
}

/**
 * Lets the head speak of a screen that was gone to within the page: in our words at once, in the host's when they are
 * there. A page that was loaded at this address has the head that the host gave it.
 * @param path of the screen
 */
export function usePageMeta(path: string, { title, description }: OwnHead): void {
  const { client, report } = useAtomValue(servicesAtom);
  useEffect(() => {
    if (wasLoadedAt(path)) return;
    const page = path.slice(path.lastIndexOf('/') + 1);
    const own = { title, description, canonical: path };
    const controller = new AbortController();
    const kept = pageMetas.kept(client, page);
    let undo = applyMetaData(document, { ...own, ...filled(kept) });
    if (kept === undefined)
      pageMetas.load(client, page, controller.signal).then(
        meta => {
          if (controller.signal.aborted) return;
          undo();
          undo = applyMetaData(document, { ...own, ...filled(meta) });
        },
        error => isAborted(error) || report(error),
      );
    return () => {
      controller.abort();
      undo();
    };
  }, [client, report, path, title, description]);
}

/** The fields that say something. */
function filled<T extends object>(meta: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(meta ?? {}).filter(([, text]) => text)) as Partial<T>;
}

function wasLoadedAt(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname.replace(/\/+$/, '') === path;
}
