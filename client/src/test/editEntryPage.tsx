import { screen } from '@testing-library/react';

import { EditEntryPage } from '../features/entries/editing/EditEntryPage';
import { NewEntryPage } from '../features/entries/editing/NewEntryPage';
import { routes } from '../paths';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from './editing';
import { entryAnswer, makeEntry } from './entries';
import { historyAnswer } from './histories';
import { type Answers, renderApp } from './renderApp';

/** The person who edits. */
export const me = { id: '00000000-0000-4000-8000-0000000000aa' };
export const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TG2' };
/** The edited entry, and the server's answer with it. */
export const entry = makeEntry({
  ...names,
  version: 3,
  mechanism: 'Old.',
  monitoring: 'Yearly',
  type: 'Enzyme',
});
export const { id, accession } = entry;
export const known = entryAnswer({ accession }, entry);

/** Opens the edit form of that entry. */
export const visit = (...answers: Answers) =>
  renderApp({
    pages: {
      [routes.editEntry]: EditEntryPage,
      [routes.newEntry]: NewEntryPage,
      [routes.entry]: () => 'The entry',
    },
    at: `/entries/${accession}/edit`,
    signedInAs: me,
    answers: [
      additionalKeysAnswer(),
      ...answers,
      { ...historyAnswer(entry, [], { limit: 1 }), maxUsageCount: 2 },
      noDuplicatesAnswer(),
      noValuesAnswer(),
    ],
  });
export type User = ReturnType<typeof renderApp>['user'];

export const field = (name: string) => screen.findByRole('textbox', { name });
export async function retype(user: User, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.paste(text);
}
export const save = (user: User) => user.keyboard('{Control>}s{/Control}');
export const saved = () => screen.findByText('The entry');
