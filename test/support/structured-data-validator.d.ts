declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    /** From the whole block to the part that it is about. */
    readonly path: readonly { readonly type: string }[];
  }
  export default class Validator {
    /** Without a copy of schema.org's vocabulary only Google's rules are checked; the compiler knows the vocabulary. */
    constructor();
    validate(extracted: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<Issue[]>;
  }
}
