// Addresses of our own scripts, for a browser that wants them vouched for (Content-Security-Policy:
// require-trusted-types-for).
type Policy = { createScriptURL(address: string): string };
type Maker = { createPolicy(name: string, rules: Policy): Policy };

const rules: Policy = {
  createScriptURL(address) {
    const url = new URL(address, document.baseURI);
    if (url.origin !== location.origin) throw new TypeError(`not our own script: ${address}`);
    return url.href;
  },
};
const maker = (globalThis as { trustedTypes?: Maker }).trustedTypes;
const policy = maker ? maker.createPolicy('stolik', rules) : rules;

/** For `new Worker(…)` and `serviceWorker.register(…)`: only addresses of this site pass. */
export function ownScript(address: string | URL): string {
  return policy.createScriptURL(String(address));
}
