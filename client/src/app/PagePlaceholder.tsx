import { pageTitleId } from '../components/PageTitle';

/** Reserves the space of a page whose code is loading, so that the footer does not jump, and names the main content. */
export function PagePlaceholder() {
  return <div id={pageTitleId} style={{ minHeight: '100dvh' }} role="status" aria-label="Loading" />;
}
