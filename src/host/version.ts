/** Put in by the build, from package.json. */
declare const __VERSION__: string;

/** The version of the product; empty where the sources run themselves. */
export const version: string = typeof __VERSION__ === 'string' ? __VERSION__ : '';
