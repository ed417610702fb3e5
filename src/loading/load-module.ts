import { nonceOf } from '../host/security-policy.ts';
import { integrityOf } from './built-files.ts';

/** A module of the product that did not arrive, although it was asked for twice. Asking again may help. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

let attempts = 0;

/**
 * Imports a module; on failure once more, under another address: browsers and caches may remember a failure. A file
 * that came without its content is a failure, too.
 * @param address where the module lies, absolute
 * @param first the import to try first, where it is more than `import(address)`
 * @param isShared whether other modules import it: under another address it would run twice, so only a new page helps
 * @throws {ChunkError} after the second failure; a later call tries again
 */
export async function loadModule<Module extends object>(
  address: string,
  first: () => Promise<Module> = () => import(address),
  isShared = false,
): Promise<Module> {
  try {
    return nonEmpty(await first());
  } catch (cause) {
    if (isShared) throw new ChunkError(`${address} could not be loaded`, { cause });
    attempts += 1;
    const retry = `${address}?retry=${attempts}`;
    const integrity = integrityOf(document, address);
    try {
      if (integrity) await fetchHeld(retry, integrity);
      return nonEmpty((await import(retry)) as Module);
    } catch (cause) {
      throw new ChunkError(`${retry} could not be loaded`, { cause });
    }
  }
}

function nonEmpty<Module extends object>(module: Module): Module {
  if (Object.keys(module).length === 0) throw new Error('the file is empty');
  return module;
}

/**
 * Fetches a module with its integrity, for an address that the import map lacks. The import that follows uses what was
 * fetched.
 */
async function fetchHeld(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  link.nonce = nonceOf(document);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
