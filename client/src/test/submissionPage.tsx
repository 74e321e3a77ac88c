import { screen, within } from '@testing-library/react';

import { SubmissionPage } from '../features/submissions/review/SubmissionPage';
import type { SubmissionInFullFragment } from '../generated/types';
import { routes } from '../paths';
import { additionalKeysAnswer, noValuesAnswer } from './editing';
import { makeEntry } from './entries';
import { makeUser } from './makeUser';
import { type Answers, renderApp } from './renderApp';
import { countsAnswer } from './reviews';
import { makeSubmission } from './submissions';

/** The person who reviews, and a reviewer who decided earlier. */
export const rita = makeUser({ name: 'Rita', role: 'Reviewer' });
export const rolf = { __typename: 'Person', id: makeUser().id, name: 'Rolf' } as const;

/** Opens a submission; the queue and the entry page are replaced with stand-ins. */
export const visit = (at: string, answers: Answers, signedInAs = rita) =>
  renderApp({
    pages: {
      [routes.submissions]: () => 'The queue',
      [routes.submission]: SubmissionPage,
      [routes.entry]: () => 'The entry',
    },
    at,
    signedInAs,
    answers: [countsAnswer(), ...answers, additionalKeysAnswer(), noValuesAnswer()],
  });
export const pathOf = ({ id }: SubmissionInFullFragment) => `/submissions/${id}`;
export const dialog = async () => within(await screen.findByRole('dialog'));
export const decisionPanel = async () => within(await screen.findByRole('region', { name: 'Decision' }));

/** A submission that is pending for the reviewer. */
export const waiting = (values: Partial<SubmissionInFullFragment> = {}) =>
  makeSubmission({ canReview: true, canWithdraw: false, ...values });

/** The answer with the submission after a decision. */
export const over = (submission: SubmissionInFullFragment, values: Partial<SubmissionInFullFragment>) => ({
  ...submission,
  canReview: false,
  version: 2,
  ...values,
});
export const approved = (submission: SubmissionInFullFragment, accession = 'AIA0000397') => {
  const { id, version, disease, autoantibody, autoantigen } = makeEntry();
  const entry = { __typename: 'Entry', id, accession, version, disease, autoantibody, autoantigen } as const;
  return over(submission, {
    status: 'approved',
    statusDetail: 'approved',
    entry: entry,
    entryId: id,
    reviewedBy: rolf,
    reviewedAt: '2026-11-20T10:00:00.000Z',
  });
};
