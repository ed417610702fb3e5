import type { ComponentType } from 'react';
import type { RouteName } from '../routes.ts';

/**
 * A screen is drawn anew for each path and query. One that does so by itself for another query says it here: it can
 * then keep parts of what it shows until there are others.
 */
export type ScreenComponent = ComponentType & { readonly redrawsItself?: boolean };

/** A screen's module: the component under its default export, everything else its own affair. */
export interface ScreenModule {
  readonly default: ScreenComponent;
}

/** How the screens of routes are loaded. A route that is left out is a page of the host. */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ScreenModule>>>>;

/** The screens of the product, each loaded once. */
export interface Screens {
  has(name: RouteName): boolean;
  /** The screen, once it is here. */
  peek(name: RouteName): ScreenComponent | undefined;
  /** Loads a screen, ahead of time perhaps. After a failure the next call tries again. */
  load(name: RouteName): Promise<ScreenComponent>;
}

export function createScreens(loaders: ScreenLoaders): Screens {
  const loaded = new Map<RouteName, ScreenComponent>();
  const loading = new Map<RouteName, Promise<ScreenComponent>>();

  async function load(name: RouteName): Promise<ScreenComponent> {
    try {
      const module = await loaders[name]?.();
      if (!module) throw new Error(`route ${name} has no screen`);
      loaded.set(name, module.default);
      return module.default;
    } finally {
      loading.delete(name);
    }
  }

  return {
    has: name => loaders[name] !== undefined,
    peek: name => loaded.get(name),
    load(name) {
      const known = loaded.get(name);
      if (known) return Promise.resolve(known);
      const started = loading.get(name) ?? load(name);
      if (!loaded.has(name)) loading.set(name, started);
      return started;
    },
  };
}
