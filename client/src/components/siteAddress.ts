/** How this site is known outside, without a slash at its end: as the server says, or as the browser reached it. */
export function siteAddress(): string {
  const told = document.querySelector('meta[name="site"]')?.getAttribute('content');
  return told ?? window.location.origin;
}
