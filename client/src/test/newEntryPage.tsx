import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { NewEntryPage } from '../features/entries/editing/NewEntryPage';
import { EntriesPage } from '../features/entries/list/EntriesPage';
import { routes } from '../paths';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from './editing';
import { entriesAnswer, valuesAnswer } from './entries';
import { fillIn } from './fillIn';
import { type Answers, renderApp } from './renderApp';

/** The required fields of the created entry. */
export const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TG2' };
/** The person who creates it. */
export const me = { id: '00000000-0000-4000-8000-0000000000aa' };

const values = [
  valuesAnswer({ field: 'disease' }, { 'Celiac disease': 4, 'Addison disease': 2 }),
  valuesAnswer({ field: 'autoantibody' }, { 'Anti-tTG': 1, 'Anti-Ro52': 9 }),
  valuesAnswer(
    { field: 'autoantibody', filter: { disease: { eq: 'Celiac disease' } } },
    { 'Anti-tTG': 1, 'Anti-endomysial': 1 },
  ),
];

function StandIn() {
  return (
    <>
      <p>The entry</p> <Link to="/entries">The list</Link>
    </>
  );
}

/** Opens the form for a new entry; the list and the entry page are replaced with stand-ins. */
export const visit = (answers: Answers = [], at = '/entries/new', as = me) =>
  renderApp({
    pages: { [routes.newEntry]: NewEntryPage, [routes.entry]: StandIn, [routes.entries]: EntriesPage },
    at,
    signedInAs: as,
    answers: [
      additionalKeysAnswer('cohort', 'assay'),
      ...values,
      ...answers,
      entriesAnswer([], { withMatches: true }),
      noDuplicatesAnswer(),
      noValuesAnswer(),
    ],
  });
export const findCombobox = (name: string | RegExp) => screen.findByRole('combobox', { name });
export const findSaveButton = () => screen.findByRole('button', { name: 'Create entry' });

export async function fillRequiredFields(user: ReturnType<typeof visit>['user']) {
  await fillIn(user, await findCombobox('Disease'), names.disease);
  await fillIn(user, await findCombobox('Autoantibody'), names.autoantibody);
  await fillIn(user, await findCombobox('Autoantigen'), names.autoantigen);
}
export const findDraftNotice = () => screen.findByText('Draft saved in this browser');
