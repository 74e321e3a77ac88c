/** The nonce that the server wrote into the page; the styles that Mantine adds at run time need it. */
export function cspNonce(): string {
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
}

/**
 * Passes the nonce to the library that Mantine's dialogs and drawers use. It adds a style element while one is open,
 * and reads the nonce from the global variable that webpack-era bundlers set.
 */
export function shareCspNonce(): void {
  Object.assign(window, { __webpack_nonce__: cspNonce() });
}
