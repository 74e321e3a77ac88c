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
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      // Failures outside the pages; the shell itself may have failed, so it is not shown.
      errorElement: <CrashPage />,
      children: [
        {
          errorElement: <CrashPage />,
          HydrateFallback: PagePlaceholder,
          children: [
            { path: routes.home, lazy: homePage },
            { path: routes.entries, lazy: entriesPage },
            { path: routes.entry, lazy: entryPage },
            { path: routes.compare, lazy: comparePage },
            guarded('entries.create', { path: routes.newEntry, lazy: newEntryPage }),
            guarded('entries.update', { path: routes.editEntry, lazy: editEntryPage }),
            guarded('imports.run', { path: routes.import, lazy: importPage }),
            { path: routes.submit, lazy: submitPage },
            { path: routes.submissionReceipt, lazy: receiptPage },
            guarded(
              'submissions.read',
              { path: routes.submissions, lazy: submissionsPage },
              { path: routes.submission, lazy: submissionPage },
            ),
            { path: routes.statistics, lazy: statisticsPage },
            { path: routes.disease, lazy: overviewPage('disease') },
            { path: routes.autoantibody, lazy: overviewPage('autoantibody') },
            { path: routes.autoantigen, lazy: overviewPage('autoantigen') },
            { path: routes.pattern, lazy: overviewPage('pattern') },
            { path: routes.explore, lazy: explorePage },
            { path: routes.calculator, lazy: calculatorPage },
            { path: routes.differential, lazy: differentialPage },
            { path: routes.vocabulary, lazy: vocabularyPage },
            { path: routes.term, lazy: termPage },
            { path: routes.about, lazy: aboutPage },
            { path: routes.apiDocs, lazy: apiDocsPage },
            { path: routes.login, lazy: loginPage },
            { path: routes.forgotPassword, lazy: forgotPasswordPage },
            { path: routes.resetPassword, lazy: resetPasswordPage },
            guarded('entries.restore', { path: routes.deletedEntries, lazy: deletedEntriesPage }),
            guarded('profile.read', { path: routes.profile, lazy: profilePage }),
            guarded('system.read', { path: routes.system, lazy: systemPage }),
            guarded(
              'users.read',
              { path: routes.users, lazy: usersPage },
              { path: routes.newUser, lazy: newUserPage },
              { path: routes.user, lazy: userPage },
            ),
            { path: routes.anythingElse, Component: NotFoundPage },
          ],
        },
      ],
    },
  ]);
}

/** Routes of pages that only people who may do something see. */
function guarded(action: Action, ...children: RouteObject[]): RouteObject {
  return { element: <Guarded action={action} />, children };
}

/** Loads a page: the export of a module by its name. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

const homePage = page(() => import('../features/home/HomePage'), 'HomePage');
const entriesPage = page(() => import('../features/entries/list/EntriesPage'), 'EntriesPage');
const entryPage = page(() => import('../features/entries/detail/EntryPage'), 'EntryPage');
const comparePage = page(() => import('../features/compare/ComparePage'), 'ComparePage');
const newEntryPage = page(() => import('../features/entries/editing/NewEntryPage'), 'NewEntryPage');
const editEntryPage = page(() => import('../features/entries/editing/EditEntryPage'), 'EditEntryPage');
const deletedEntriesPage = page(
  () => import('../features/entries/history/DeletedEntriesPage'),
  'DeletedEntriesPage',
);
const importPage = async () => {
  // The code that sends a file comes with the page, so that a broken connection cannot prevent a later attempt.
  const [{ ImportPage }] = await Promise.all([
    import('../features/imports/ImportPage'),
    import('../apollo/uploadLink'),
  ]);
  return { Component: ImportPage };
};
const submitPage = page(() => import('../features/submissions/submit/SubmitPage'), 'SubmitPage');
const receiptPage = page(() => import('../features/submissions/receipt/ReceiptPage'), 'ReceiptPage');
const submissionsPage = page(
  () => import('../features/submissions/review/SubmissionsPage'),
  'SubmissionsPage',
);
const submissionPage = page(() => import('../features/submissions/review/SubmissionPage'), 'SubmissionPage');
const statisticsPage = page(() => import('../features/statistics/StatisticsPage'), 'StatisticsPage');
const overviewPage = (kind: OverviewKind) => async () => {
  const { OverviewPage } = await import('../features/overview/OverviewPage');
  return { element: <OverviewPage key={kind} kind={kind} /> };
};
const explorePage = page(() => import('../features/explore/ExplorePage'), 'ExplorePage');
const vocabularyPage = page(() => import('../features/vocabulary/VocabularyPage'), 'VocabularyPage');
const termPage = page(() => import('../features/vocabulary/TermPage'), 'TermPage');
const calculatorPage = page(() => import('../features/calculator/CalculatorPage'), 'CalculatorPage');
const differentialPage = page(() => import('../features/differential/DifferentialPage'), 'DifferentialPage');
const aboutPage = page(() => import('../features/about/AboutPage'), 'AboutPage');
const apiDocsPage = page(() => import('../features/apiDocs/ApiDocsPage'), 'ApiDocsPage');
const loginPage = page(() => import('../features/auth/LoginPage'), 'LoginPage');
const forgotPasswordPage = page(() => import('../features/auth/ForgotPasswordPage'), 'ForgotPasswordPage');
const resetPasswordPage = page(() => import('../features/auth/ResetPasswordPage'), 'ResetPasswordPage');
const profilePage = page(() => import('../features/profile/ProfilePage'), 'ProfilePage');
const systemPage = page(() => import('../features/system/SystemPage'), 'SystemPage');
const usersPage = page(() => import('../features/users/UsersPage'), 'UsersPage');
const newUserPage = page(() => import('../features/users/NewUserPage'), 'NewUserPage');
const userPage = page(() => import('../features/users/UserPage'), 'UserPage');
