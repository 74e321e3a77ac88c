import { createBrowserRouter } from 'react-router-dom';

import { routes } from '../paths';
import { CrashPage } from './CrashPage';
import { NotFoundPage } from './NotFoundPage';
import { PagePlaceholder } from './PagePlaceholder';
import { Shell } from './Shell';

/** Every screen and its address; a screen's code is fetched when somebody goes there. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      // Failures outside the pages themselves; the shell may be what failed, so it is not shown.
      errorElement: <CrashPage />,
      children: [
        {
          errorElement: <CrashPage />,
          HydrateFallback: PagePlaceholder,
          children: [
            { path: routes.home, lazy: homePage },
            { path: routes.entries, lazy: entriesPage },
            { path: routes.entry, lazy: entryPage },
            { path: routes.about, lazy: aboutPage },
            { path: routes.apiDocs, lazy: apiDocsPage },
            { path: routes.anythingElse, Component: NotFoundPage },
          ],
        },
      ],
    },
  ]);
}

const homePage = async () => ({ Component: (await import('../features/home/HomePage')).HomePage });
const entriesPage = async () => ({
  Component: (await import('../features/entries/EntriesPage')).EntriesPage,
});
const entryPage = async () => ({ Component: (await import('../features/entries/EntryPage')).EntryPage });
const aboutPage = async () => ({ Component: (await import('../features/about/AboutPage')).AboutPage });
const apiDocsPage = async () => ({
  Component: (await import('../features/apiDocs/ApiDocsPage')).ApiDocsPage,
});
