/** Puts a cookie into the simulated document, as a server or another tab would. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no other way
  document.cookie = `${name}=${value}; Path=/`;
}

/** For after each test: cookies outlive a document. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no other way
    if (name) document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  }
}
