/**
 * The entry for layouts with classic script tags (`<script src="…/marketplace.classic.js" defer>`): it brings the module,
 * with the nonce and the base of its own tag. The build writes it for browsers that know no modules, too.
 */

/** Put in by the build: the hashed name of the entry. */
declare const __ENTRY__: string;

(() => {
  const tag = document.currentScript as HTMLScriptElement;
  if (!('noModule' in tag)) {
    console.warn('The marketplace needs a browser with JavaScript modules. The page stays as it was served.');
    return;
  }
  const folder = tag.dataset.base?.replace(/\/*$/, '/') ?? tag.src.replace(/[^/]*$/, '');
  const address = new URL(folder + __ENTRY__, document.baseURI).href;
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): string };
    };
  };
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = tag.nonce;
  script.crossOrigin = tag.crossOrigin;
  // Only this address: the policy cannot be used for another one.
  const policy = trustedTypes?.createPolicy('marketplace-classic', { createScriptURL: () => address });
  script.src = policy ? policy.createScriptURL('') : address;
  document.head.append(script);
})();
