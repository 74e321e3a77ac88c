import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

import { pageTitleId } from '../components/PageTitle';

/**
 * Says the title of a page to screen readers if it changes while the page is shown: a page gets the focus, and its
 * title is said, before its data are there, when it is no more than "Disease".
 */
export function TitleAnnouncer() {
  const [said, setSaid] = useState('');
  useEffect(function followTitle() {
    const isShown = document.getElementById(pageTitleId) !== null;
    let last = { pathname: isShown ? window.location.pathname : '', title: document.title };
    const observer = new MutationObserver(() => {
      const now = { pathname: window.location.pathname, title: document.title };
      if (now.title === last.title) return;
      const isSamePage = now.pathname === last.pathname;
      setSaid(isSamePage ? (document.getElementById(pageTitleId)?.textContent ?? '') : '');
      last = now;
    });
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
