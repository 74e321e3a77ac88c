import { storageKeys } from '@contract/storage-keys';
import { type MouseEvent, useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';

import { pageTitleId } from '../components/PageTitle';
import { ProgressLine } from '../components/ProgressLine';
import { useIsSessionRestored } from '../session/useSession';
import { Footer, PrintedFooter } from './Footer';
import { Header } from './Header';
import { SessionWatch } from './SessionWatch';
import classes from './Shell.module.css';
import { TitleAnnouncer } from './TitleAnnouncer';
import { useProfileRefresh } from './useProfileRefresh';
import { scrollKey, useReloadedScroll } from './useReloadedScroll';

const mainId = 'main';

/** The frame of every page: a skip link, the header, the page, the footer. */
export function Shell() {
  const { main, rememberLink } = useFocusOnNewPage();
  const isRestored = useIsSessionRestored();
  useProfileRefresh(isRestored);
  useReloadedScroll(main);
  const isNavigating = useNavigation().state !== 'idle';
  // Does not change the address: the way back would take one step more, past a form that asks before it is left.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={classes.shell}>
      <a className={classes.skip} data-screen-only href={`#${mainId}`} onClick={skip}>
        Skip to content
      </a>
      {isNavigating && <ProgressLine />}
      <Header />
      <main
        id={mainId}
        ref={main}
        className={classes.main}
        tabIndex={-1}
        // Screen readers say the name when a new page gets the focus.
        aria-labelledby={pageTitleId}
        onClickCapture={rememberLink}
      >
        {isRestored ? <Outlet /> : <PagePlaceholder />}
      </main>
      <TitleAnnouncer />
      <Footer />
      <PrintedFooter />
      <SessionWatch />
      <ScrollRestoration getKey={scrollKey} storageKey={storageKeys.scrollPositions} />
    </div>
  );
}

/** Reserves the space of a page whose code is loading, so that the footer does not jump, and names the main content. */
export function PagePlaceholder() {
  return <div id={pageTitleId} style={{ minHeight: '100dvh' }} role="status" aria-label="Loading" />;
}

/** Moves the focus to a newly opened page, and on the way back to the link that was followed, as a browser does. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  /** The address of the last link that was followed, by the key of its page. */
  const followed = useRef(new Map<string, string | null>());
  useEffect(
    function focusMain() {
      // A new query shows the same page in another view, so the focus stays where it is.
      if (shown.current !== pathname) {
        const address = JSON.stringify(isBack ? (followed.current.get(key) ?? '') : '');
        const link = main.current?.querySelector<HTMLElement>(`a[href=${address}]`);
        (link ?? main.current)?.focus({ preventScroll: true });
      }
      shown.current = pathname;
    },
    [key, pathname, isBack],
  );
  const rememberLink = ({ target }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element && target.closest('a');
    if (link) followed.current.set(key, link.getAttribute('href'));
  };
  return { main, rememberLink };
}
