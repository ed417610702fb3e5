import type { ComponentType } from 'react';
import type { RouteName } from '../routes.ts';

/**
 * A screen is mounted anew for each path and query. With `redrawsItself` it stays mounted when only the query changes, so
 * that it can keep showing earlier content.
 */
export type ScreenComponent = ComponentType & { readonly redrawsItself?: boolean };

/** A screen's module: the component is its default export. */
export interface ScreenModule {
  readonly default: ScreenComponent;
}

/** Loads the screens of routes. A route without one is a page of the host. */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ScreenModule>>>>;

/** The screens, each loaded once. */
export interface Screens {
  has(name: RouteName): boolean;
  /** The screen, if it is loaded. */
  peek(name: RouteName): ScreenComponent | undefined;
  /** Loads a screen. After a failure the next call tries again. */
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
