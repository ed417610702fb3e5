import type { FastifyInstance } from 'fastify';
import { readContract } from '../../src/build/contract/list.ts';

export interface HostRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` and `*` stand for anything. */
  readonly path: string;
  /** The parameters that the contract names, for calls. */
  readonly params: readonly string[];
}

/** Every route of the host, as its web framework prints them, so that a new one needs no second mention. */
export async function hostRoutes(app: FastifyInstance): Promise<HostRoute[]> {
  await app.ready();
  const { calls } = await readContract();
  const known = new Map<string, string[]>();
  for (const { method, path, params } of calls.values()) {
    const names = Object.keys((params as { entries?: object }).entries ?? {});
    const key = `${method} ${path.replaceAll(/\{\w+\}/g, ':').replace(/\?.*/, '')}`;
    known.set(key, [...(known.get(key) ?? []), ...names]);
  }
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth);
      above.push(part);
      const path = above.join('');
      if (path === '/malformed-address') return [];
      return methods
        .split(', ')
        .flatMap(method =>
          isTried(method)
            ? { method, path, params: known.get(`${method} ${path.replaceAll(/:\w+/g, ':')}`) ?? [] }
            : [],
        );
    });
}

const isTried = (method: string): method is HostRoute['method'] =>
  ['GET', 'POST', 'PUT', 'DELETE'].includes(method);
