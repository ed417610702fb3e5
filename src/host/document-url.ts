import { parseUrl } from '../contract/uri.ts';

/** An address of ours as the document means it, whatever a `<base href>` of the host says: absolute where there is one. */
export const documentUrl = (doc: Document, address: string): string =>
  doc.baseURI !== doc.URL ? (parseUrl(address, doc.location.href)?.href ?? address) : address;
