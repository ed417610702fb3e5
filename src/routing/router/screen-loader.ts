import type { ComponentType } from 'react';
import type { RouteName } from '../../routes.ts';

/**
 * A screen is mounted again for each path and query. With `staysMounted` it stays mounted when only the query changes, so
 * that it can keep showing earlier content.
 */
export type ScreenComponent = ComponentType & { readonly staysMounted?: boolean };

/** A screen's module: the component is its default export. */
export interface ScreenModule {
  readonly default: ScreenComponent;
}

/** Loads the screens of routes. A route without one is a page of the host. */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ScreenModule>>>>;

export interface ScreenLoader {
  /** The screen of a route, where it is loaded. */
  loaded(name: RouteName): ScreenComponent | undefined;
  /** Loads the screen of a route, once. After a failure the next call tries again. */
  load(name: RouteName): Promise<ScreenComponent>;
}

export function createScreenLoader(loaders: ScreenLoaders): ScreenLoader {
  const screens = new Map<RouteName, ScreenComponent>();
  const loads = new Map<RouteName, Promise<ScreenComponent>>();

  async function start(name: RouteName): Promise<ScreenComponent> {
    const module = await loaders[name]?.();
    if (!module) throw new Error(`route ${name} has no screen`);
    screens.set(name, module.default);
    return module.default;
  }

  return {
    loaded: name => screens.get(name),
    load(name) {
      const running = loads.get(name);
      if (running) return running;
      const load = start(name);
      loads.set(name, load);
      load.catch(() => loads.delete(name));
      return load;
    },
  };
}
