import type { ComponentType } from 'react';
import type { RouteName } from './paths.ts';

/** A screen's module: the component under its default export, everything else its own affair. */
export interface ScreenModule {
  readonly default: ComponentType;
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
