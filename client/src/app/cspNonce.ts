/** The nonce that the server wrote into the page; the styles that Mantine makes at run time need it. */
export function cspNonce(): string {
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
}

/**
 * Gives the nonce to the library under Mantine's dialogs and drawers, which adds a style of its own while one is open
 * and looks for the nonce where bundlers of its day put it.
 */
export function shareCspNonce(): void {
  Object.assign(window, { __webpack_nonce__: cspNonce() });
}
