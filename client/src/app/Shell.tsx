import { storageKeys } from '@contract/storage-keys';
import { useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';

import { ProgressLine } from '../components/ProgressLine';
import { useIsSessionRestored } from '../session/useSession';
import { Footer } from './Footer';
import { Header } from './Header';
import { PagePlaceholder } from './PagePlaceholder';
import { SessionWatch } from './SessionWatch';
import classes from './Shell.module.css';
import { useProfileRefresh } from './useProfileRefresh';
import { scrollKey, useReloadedScroll } from './useReloadedScroll';

const mainId = 'main';

/** The frame of every page: a skip link, the header, the page, the footer. */
export function Shell() {
  const main = useFocusOnNewPage();
  const isRestored = useIsSessionRestored();
  useProfileRefresh(isRestored);
  useReloadedScroll(main);
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      {isNavigating && <ProgressLine />}
      <Header />
      <main id={mainId} ref={main} className={classes.main} tabIndex={-1}>
        {isRestored ? <Outlet /> : <PagePlaceholder />}
      </main>
      <Footer />
      <SessionWatch />
      <ScrollRestoration getKey={scrollKey} storageKey={storageKeys.scrollPositions} />
    </div>
  );
}

/** Moves the focus to a newly opened page, as a browser does when it loads one. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(
    function focusMain() {
      // A new query shows the same page in another view, so the focus stays where it is.
      if (!isBack && shown.current !== pathname) main.current?.focus({ preventScroll: true });
      shown.current = pathname;
    },
    [pathname, isBack],
  );
  return main;
}
