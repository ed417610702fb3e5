import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * React comes as CommonJS. For each file that imports it, esbuild makes an object with a getter for every function of
 * React: 90 such objects took 0.4 MB of the page's memory. One module hands the functions on to all files.
 * @type {import('esbuild').Plugin}
 */
export const reactOnce = {
  name: 'react-once',
  setup(build) {
    build.onResolve({ filter: /^react(-dom(\/client)?|\/jsx-(dev-)?runtime)?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'react-once' } : undefined,
    );
    // The router imports a stand-in for a hook that React has had since version 18.
    build.onResolve({ filter: /^use-sync-external-store\/shim\/index\.js$/ }, () => ({
      path: 'react',
      namespace: 'react-once',
    }));
    build.onLoad({ filter: /./, namespace: 'react-once' }, async ({ path }) => {
      const names = Object.keys((await import(path)).default).filter(name => !name.startsWith('__'));
      // A pure call, so that unused exports are left out.
      const lines = names.map(name => `export const ${name} = /* @__PURE__ */ read('${name}');`);
      const contents = `const all = require('${path}'), read = name => all[name]; export default all; ${lines.join('')}`;
      return { contents, resolveDir: folder };
    });
  },
};
