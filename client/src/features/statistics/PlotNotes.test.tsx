import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { ValueDistributionDocument } from '../../generated/statistics';
import { answerTo } from '../../test/answers';
import { renderApp } from '../../test/renderApp';
import { DistributionPlot } from './DistributionPlot';

/** Opens the page with this number of distinct diseases, of which the server returns at most a hundred. */
function visit(distinct: number) {
  const values = Array.from({ length: Math.min(distinct, 100) }, (_, place) => ({
    __typename: 'ValueCount',
    value: `Disease ${place}`,
    count: 200 - place,
  }));
  const distribution = { __typename: 'Distribution', values, distinct, filled: 500 };
  renderApp({
    pages: {
      '/': () => (
        <DistributionPlot
          of="disease"
          title="Entries per disease"
          words={['disease', 'diseases']}
          view={{ search: '', field: 'all', filters: {} }}
        />
      ),
    },
    at: '/',
    answers: [
      answerTo(
        { query: ValueDistributionDocument, variables: { of: 'disease', limit: 100 } },
        { statistics: { __typename: 'Statistics', distribution } },
      ),
    ],
  });
}

test.each([
  [31, 'Top 10 of 31 diseases, in 500 entries', '31 diseases, in 500 entries'],
  [131, 'Top 10 of 131 diseases, in 500 entries', 'Top 100 of 131 diseases, in 500 entries'],
  [4, '4 diseases, in 500 entries', '4 diseases, in 500 entries'],
])('of %d diseases plot and table each show how many they contain', async (distinct, ofPlot, ofTable) => {
  visit(distinct);
  expect(await screen.findByText(ofPlot)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByText(ofTable)).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(Math.min(distinct, 100) + 1);
});
