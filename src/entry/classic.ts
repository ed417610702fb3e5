// biome-ignore-all lint: browsers that know no modules read it, too.
/**
 * The entry for layouts with classic script tags (`<script src="…/marketplace.classic.js" defer>`): it brings the module,
 * with the nonce and the base of its own tag.
 */

/** Put in by the build: the hashed name of the entry. */
declare var __ENTRY__: string;
interface Policy {
  createScriptURL(text: string): string;
}
interface Window {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

(function () {
  var tag = document.currentScript as HTMLScriptElement;
  if (!('noModule' in tag)) {
    console.warn('The marketplace needs a browser with JavaScript modules. The page stays as it was served.');
    return;
  }
  var base = tag.getAttribute('data-base');
  var folder = base === null ? tag.src.replace(/[^/]*$/, '') : base.replace(/\/*$/, '/');
  var address = new URL(folder + __ENTRY__, document.baseURI).href;
  var script = document.createElement('script');
  script.type = 'module';
  script.nonce = tag.nonce;
  script.crossOrigin = tag.crossOrigin;
  // Only this address: the policy cannot be used for another one.
  var policy =
    window.trustedTypes &&
    window.trustedTypes.createPolicy('marketplace-classic', {
      createScriptURL: function () {
        return address;
      },
    });
  script.src = policy ? policy.createScriptURL('') : address;
  document.head.appendChild(script);
})();
