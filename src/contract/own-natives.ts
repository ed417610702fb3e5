/**
 * Natives that the build puts in the place of the global ones, in the libraries, too: what hosts make of these stops even code that never
 * names it. Natives that our code alone uses have their stand-ins in natives.ts.
 */

/**
 * Defines a property by what its descriptor has itself. A `get`, `set` or `value` that the host gives all objects would count,
 * too, and contradict it.
 */
const defineProperty: typeof Object.defineProperty = (target, name, descriptor) =>
  // @ts-expect-error null is no type that a descriptor may inherit from
  Object.defineProperty(target, name, { __proto__: null, ...descriptor });

export { defineProperty as 'Object.defineProperty' };

/** MooTools has another one. */
const NativeEvent: typeof Event = /* @__PURE__ */ Object.getPrototypeOf(CustomEvent);

export { NativeEvent as Event };
