import type { Action } from '@contract/policy';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';

import type { OverviewKind } from '../addresses';
import { routes } from '../paths';
import { CrashPage } from './CrashPage';
import { Guarded } from './Guarded';
import { NotFoundPage } from './NotFoundPage';
import { PagePlaceholder, Shell } from './Shell';

/** Every screen and its address; a screen's code is loaded when it is first opened. */
const pages: RouteObject[] = [
  page(routes.home, () => import('../features/home/HomePage'), 'HomePage'),
  page(routes.entries, () => import('../features/entries/list/EntriesPage'), 'EntriesPage'),
  page(routes.entry, () => import('../features/entries/detail/EntryPage'), 'EntryPage'),
  page(routes.compare, () => import('../features/compare/ComparePage'), 'ComparePage'),
  guarded(
    'entries.create',
    page(routes.newEntry, () => import('../features/entries/editing/NewEntryPage'), 'NewEntryPage'),
  ),
  guarded(
    'entries.update',
    page(routes.editEntry, () => import('../features/entries/editing/EditEntryPage'), 'EditEntryPage'),
  ),
  guarded('imports.run', page(routes.import, importPage, 'ImportPage')),
  page(routes.submit, () => import('../features/submissions/submit/SubmitPage'), 'SubmitPage'),
  page(routes.submissionReceipt, () => import('../features/submissions/receipt/ReceiptPage'), 'ReceiptPage'),
  guarded(
    'submissions.read',
    page(
      routes.submissions,
      () => import('../features/submissions/review/SubmissionsPage'),
      'SubmissionsPage',
    ),
    page(routes.submission, () => import('../features/submissions/review/SubmissionPage'), 'SubmissionPage'),
  ),
  page(routes.statistics, () => import('../features/statistics/StatisticsPage'), 'StatisticsPage'),
  ...(['disease', 'autoantibody', 'autoantigen', 'pattern'] as const).map(overviewPage),
  page(routes.explore, () => import('../features/explore/ExplorePage'), 'ExplorePage'),
  page(routes.calculator, () => import('../features/calculator/CalculatorPage'), 'CalculatorPage'),
  page(routes.differential, () => import('../features/differential/DifferentialPage'), 'DifferentialPage'),
  page(routes.vocabulary, () => import('../features/vocabulary/VocabularyPage'), 'VocabularyPage'),
  page(routes.term, () => import('../features/vocabulary/TermPage'), 'TermPage'),
  page(routes.about, () => import('../features/about/AboutPage'), 'AboutPage'),
  page(routes.apiDocs, () => import('../features/apiDocs/ApiDocsPage'), 'ApiDocsPage'),
  page(routes.login, () => import('../features/auth/LoginPage'), 'LoginPage'),
  page(routes.forgotPassword, () => import('../features/auth/ForgotPasswordPage'), 'ForgotPasswordPage'),
  page(routes.resetPassword, () => import('../features/auth/ResetPasswordPage'), 'ResetPasswordPage'),
  guarded(
    'entries.restore',
    page(
      routes.deletedEntries,
      () => import('../features/entries/history/DeletedEntriesPage'),
      'DeletedEntriesPage',
    ),
  ),
  guarded(
    'profile.read',
    page(routes.profile, () => import('../features/profile/ProfilePage'), 'ProfilePage'),
  ),
  guarded(
    'system.read',
    page(routes.system, () => import('../features/system/SystemPage'), 'SystemPage'),
  ),
  guarded(
    'users.read',
    page(routes.users, () => import('../features/users/UsersPage'), 'UsersPage'),
    page(routes.newUser, () => import('../features/users/NewUserPage'), 'NewUserPage'),
    page(routes.user, () => import('../features/users/UserPage'), 'UserPage'),
  ),
  { path: routes.anythingElse, Component: NotFoundPage },
];

export function createRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      // Failures outside the pages; the shell itself may have failed, so it is not shown.
      errorElement: <CrashPage />,
      children: [{ errorElement: <CrashPage />, HydrateFallback: PagePlaceholder, children: pages }],
    },
  ]);
}

/** Routes of pages that only people who may do something see. */
function guarded(action: Action, ...children: RouteObject[]): RouteObject {
  return { element: <Guarded action={action} />, children };
}

/** A page: its address, and the component, which a module exports by this name. */
function page<Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

function overviewPage(kind: OverviewKind): RouteObject {
  const lazy = async () => {
    const { OverviewPage } = await import('../features/overview/OverviewPage');
    return { element: <OverviewPage key={kind} kind={kind} /> };
  };
  return { path: routes[kind], lazy };
}

/** The code that sends a file comes with the page, so that a broken connection cannot prevent a later attempt. */
async function importPage() {
  const [page] = await Promise.all([
    import('../features/imports/ImportPage'),
    import('../apollo/uploadLink'),
  ]);
  return page;
}
