import { screen } from '@testing-library/react';

import { routes } from '../../../paths';
import { diseasesAnswer, entriesAnswer } from '../../../test/entries';
import { renderApp } from '../../../test/renderApp';
import { suggestionsAnswer } from '../../../test/suggestions';
import { EntriesPage } from './EntriesPage';

const visit = (search: string) =>
  renderApp({
    pages: { [routes.entries]: EntriesPage },
    at: `/entries?search=${encodeURIComponent(search)}&sortBy=relevance`,
    answers: [
      entriesAnswer([], { search, sortBy: 'relevance' }),
      suggestionsAnswer(search),
      diseasesAnswer(),
    ],
  });
const offer = () => screen.queryByRole('link', { name: /^Which diseases fit/ });

test('a line of a report that no entry contains leads to the diseases that fit its findings', async () => {
  visit('ANA 1:640 homogeneous, anti-dsDNA positive, RF negative');
  await screen.findByText('No entries match');
  expect(offer()).toHaveTextContent('Which diseases fit ANA homogeneous, anti-dsDNA and absent RF');
  expect(offer()).toHaveAttribute(
    'href',
    '/differential?present=ANA+homogeneous&present=anti-dsDNA&absent=RF',
  );
});

test('a name that no entry contains is no report', async () => {
  visit('anti-foozle');
  await screen.findByText('No entries match');
  expect(offer()).toBeNull();
});
