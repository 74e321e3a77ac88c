/** Reserves the space of a page whose code is loading, so that the footer does not jump. */
export function PagePlaceholder() {
  return <div style={{ minHeight: '100dvh' }} role="status" aria-label="Loading" />;
}
