import { screen, within } from '@testing-library/react';

import { EntryPage } from '../features/entries/detail/EntryPage';
import type { EntryFieldsFragment } from '../generated/types';
import { routes } from '../paths';
import { entryAnswer } from './entries';
import { relatedAnswer } from './histories';
import { makeUser } from './makeUser';
import { type Answers, renderApp } from './renderApp';

/** Opens an entry without related entries; signed in by default. */
export const visit = (
  entry: EntryFieldsFragment,
  answers: Answers,
  { query = '', path = `/entries/${entry.accession}`, isSignedIn = true, signedInAs = makeUser() } = {},
) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: path + query,
    ...(isSignedIn && { signedInAs }),
    answers: [entryAnswer(entry, entry), relatedAnswer(entry), relatedAnswer(entry), ...answers],
  });

/** The item of a version in the history on the page. */
export const revision = async (version: number) => {
  const heading = await screen.findByRole('heading', { name: `Version ${version}` });
  return within(heading.closest('li')!);
};
