import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';

import { EntryPage } from '../features/entries/record/EntryPage';
import type { EntryFieldsFragment } from '../generated/types';
import { routes } from '../paths';
import { entryAnswer, relatedAnswer } from './histories';
import { renderApp } from './renderApp';

/** Visits an entry, of which nothing is related; signed in unless told otherwise. */
export const visit = (
  entry: EntryFieldsFragment,
  answers: readonly MockLink.MockedResponse[],
  { query = '', isSignedIn = true } = {},
) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${entry.accession}${query}`,
    ...(isSignedIn && { signedInAs: {} }),
    answers: [entryAnswer(entry, entry), relatedAnswer(entry), relatedAnswer(entry), ...answers],
  });

/** What the history on the page says of a version. */
export const revision = async (version: number) => {
  const heading = await screen.findByRole('heading', { name: `Version ${version}` });
  return within(heading.closest('li')!);
};
