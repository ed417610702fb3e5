/** 128 random bits as a text; unlike `crypto.randomUUID` it works on pages without https, too. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
