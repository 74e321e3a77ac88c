import { createBrowserRouter } from 'react-router-dom';

import type { OverviewKind } from '../addresses';
import { routes } from '../paths';
import { CrashPage } from './CrashPage';
import { Guarded } from './Guarded';
import { NotFoundPage } from './NotFoundPage';
import { PagePlaceholder } from './PagePlaceholder';
import { Shell } from './Shell';

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
            {
              element: <Guarded action="entries.create" />,
              children: [{ path: routes.newEntry, lazy: newEntryPage }],
            },
            {
              element: <Guarded action="entries.update" />,
              children: [{ path: routes.editEntry, lazy: editEntryPage }],
            },
            {
              element: <Guarded action="imports.run" />,
              children: [{ path: routes.import, lazy: importPage }],
            },
            { path: routes.submit, lazy: submitPage },
            { path: routes.submissionReceipt, lazy: receiptPage },
            {
              element: <Guarded action="submissions.read" />,
              children: [
                { path: routes.submissions, lazy: submissionsPage },
                { path: routes.submission, lazy: submissionPage },
              ],
            },
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
            {
              element: <Guarded action="entries.restore" />,
              children: [{ path: routes.deletedEntries, lazy: deletedEntriesPage }],
            },
            {
              element: <Guarded action="profile.read" />,
              children: [{ path: routes.profile, lazy: profilePage }],
            },
            {
              element: <Guarded action="system.read" />,
              children: [{ path: routes.system, lazy: systemPage }],
            },
            {
              element: <Guarded action="users.read" />,
              children: [
                { path: routes.users, lazy: usersPage },
                { path: routes.newUser, lazy: newUserPage },
                { path: routes.user, lazy: userPage },
              ],
            },
            { path: routes.anythingElse, Component: NotFoundPage },
          ],
        },
      ],
    },
  ]);
}

const homePage = async () => ({ Component: (await import('../features/home/HomePage')).HomePage });
const entriesPage = async () => ({
  Component: (await import('../features/entries/list/EntriesPage')).EntriesPage,
});
const entryPage = async () => ({
  Component: (await import('../features/entries/detail/EntryPage')).EntryPage,
});
const comparePage = async () => ({
  Component: (await import('../features/compare/ComparePage')).ComparePage,
});
const newEntryPage = async () => ({
  Component: (await import('../features/entries/editing/NewEntryPage')).NewEntryPage,
});
const editEntryPage = async () => ({
  Component: (await import('../features/entries/editing/EditEntryPage')).EditEntryPage,
});
const deletedEntriesPage = async () => ({
  Component: (await import('../features/entries/history/DeletedEntriesPage')).DeletedEntriesPage,
});
const importPage = async () => {
  // The code that sends a file comes with the page, so that a broken connection cannot prevent a later attempt.
  const [{ ImportPage }] = await Promise.all([
    import('../features/imports/ImportPage'),
    import('../apollo/uploadLink'),
  ]);
  return { Component: ImportPage };
};
const submitPage = async () => ({
  Component: (await import('../features/submissions/submit/SubmitPage')).SubmitPage,
});
const receiptPage = async () => ({
  Component: (await import('../features/submissions/receipt/ReceiptPage')).ReceiptPage,
});
const submissionsPage = async () => ({
  Component: (await import('../features/submissions/review/SubmissionsPage')).SubmissionsPage,
});
const submissionPage = async () => ({
  Component: (await import('../features/submissions/review/SubmissionPage')).SubmissionPage,
});
const statisticsPage = async () => ({
  Component: (await import('../features/statistics/StatisticsPage')).StatisticsPage,
});
const overviewPage = (kind: OverviewKind) => async () => {
  const { OverviewPage } = await import('../features/overview/OverviewPage');
  return { element: <OverviewPage key={kind} kind={kind} /> };
};
const explorePage = async () => ({
  Component: (await import('../features/explore/ExplorePage')).ExplorePage,
});
const vocabularyPage = async () => ({
  Component: (await import('../features/vocabulary/VocabularyPage')).VocabularyPage,
});
const termPage = async () => ({
  Component: (await import('../features/vocabulary/TermPage')).TermPage,
});
const calculatorPage = async () => ({
  Component: (await import('../features/calculator/CalculatorPage')).CalculatorPage,
});
const differentialPage = async () => ({
  Component: (await import('../features/differential/DifferentialPage')).DifferentialPage,
});
const aboutPage = async () => ({ Component: (await import('../features/about/AboutPage')).AboutPage });
const apiDocsPage = async () => ({
  Component: (await import('../features/apiDocs/ApiDocsPage')).ApiDocsPage,
});
const loginPage = async () => ({ Component: (await import('../features/auth/LoginPage')).LoginPage });
const forgotPasswordPage = async () => ({
  Component: (await import('../features/auth/ForgotPasswordPage')).ForgotPasswordPage,
});
const resetPasswordPage = async () => ({
  Component: (await import('../features/auth/ResetPasswordPage')).ResetPasswordPage,
});
const profilePage = async () => ({
  Component: (await import('../features/profile/ProfilePage')).ProfilePage,
});
const systemPage = async () => ({ Component: (await import('../features/system/SystemPage')).SystemPage });
const usersPage = async () => ({ Component: (await import('../features/users/UsersPage')).UsersPage });
const newUserPage = async () => ({ Component: (await import('../features/users/NewUserPage')).NewUserPage });
const userPage = async () => ({ Component: (await import('../features/users/UserPage')).UserPage });
