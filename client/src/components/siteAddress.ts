/** The public address of this site without a trailing slash: from the server, else the address in the browser. */
export function siteAddress(): string {
  const servedAddress = document.querySelector('meta[name="site"]')?.getAttribute('content');
  return servedAddress ?? window.location.origin;
}
