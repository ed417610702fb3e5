/** 128 random bits in hexadecimal. Unlike `crypto.randomUUID`, it also works without https. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
