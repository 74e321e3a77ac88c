/** The nonce that the server wrote into the page; the styles that Mantine makes at run time need it. */
export function cspNonce(): string {
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
}
