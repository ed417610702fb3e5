/**
 * The build puts these in the place of the global ones, in all files, the libraries' own included: a host that has changed them
 * would stop React. What our code alone uses has its stand-ins in natives.ts.
 */

/**
 * Defines a property by what its descriptor has itself. A `get`, `set` or `value` that the host gives all objects would count,
 * too, and contradict it.
 */
const defineProperty: typeof Object.defineProperty = (target, name, descriptor) =>
  // @ts-expect-error null is no type that a descriptor may inherit from
  Object.defineProperty(target, name, { __proto__: null, ...descriptor });

export { defineProperty as 'Object.defineProperty' };

/** MooTools has another `Event`. That of the browser is what `CustomEvent` extends. */
const NativeEvent: typeof Event = /* @__PURE__ */ Object.getPrototypeOf(CustomEvent);

export { NativeEvent as Event };
