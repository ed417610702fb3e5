import type { ComponentType } from 'react';
import type { RouteName } from './paths.ts';

/**
 * A screen is drawn anew for each path and query. One that does so by itself for another query says it here: it can
 * then keep parts of what it shows until there are others.
 */
export type ScreenComponent = ComponentType & { readonly redrawsItself?: boolean };

/** A screen's module: the component under its default export, everything else its own affair. */
export interface ScreenModule {
  readonly default: ScreenComponent;
}

/** One line of the route table. */
export interface ScreenRoute {
  readonly name: RouteName;
  readonly load: () => Promise<ScreenModule>;
}

/** Declares which module holds the screen of a route. It is loaded when the route is first shown or hinted at. */
export function screen(name: RouteName, load: () => Promise<ScreenModule>): ScreenRoute {
  return { name, load };
}
