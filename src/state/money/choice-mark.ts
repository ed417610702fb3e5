/** A code of the person that is stored in this browser. */
export interface StoredCode {
  /** Its storage key. */
  readonly key: 'currency' | 'country';
  /** Reads a code from a text; null for none. */
  readonly read: (text: string | null | undefined) => string | null;
}

/**
 * The storage key that marks a choice: a code that was chosen in this browser and did not come from the server. Its value
 * is `unsaved` while the profile does not have the code yet.
 */
export const choiceKeyOf = ({ key }: Pick<StoredCode, 'key'>): string => `${key}_chosen`;
export const unsaved = 'unsaved';
