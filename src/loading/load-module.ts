/** A module of the product that did not arrive, although it was asked for twice. Asking again may help. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

let attempts = 0;

/**
 * Imports a module; on failure once more, under another address: browsers and caches may remember a failure.
 * @param address where the module lies, absolute
 * @param first the import to try first, where it is more than `import(address)`
 * @throws {ChunkError} after the second failure; a later call tries anew
 */
export async function loadModule<Module>(
  address: string,
  first: () => Promise<Module> = () => import(address),
): Promise<Module> {
  try {
    return await first();
  } catch {
    attempts += 1;
    return retryModule(`${address}?retry=${attempts}`);
  }
}

async function retryModule<Module>(address: string): Promise<Module> {
  try {
    return (await import(address)) as Module;
  } catch (cause) {
    throw new ChunkError(`${address} could not be loaded`, { cause });
  }
}
