import { screen } from '@testing-library/react';

import { renderApp } from '../../../test/renderApp';
import { EntryMissing } from './EntryMissing';

test.each([
  [false, /No entry ever had this accession\.$/],
  [true, /This entry never existed or was deleted: its page says which\.$/],
])('mentions deletion only if the entry may have been deleted (%s)', (mayBeDeleted, sentence) => {
  renderApp({
    pages: { '/': () => <EntryMissing asked="AIA9999999" mayBeDeleted={mayBeDeleted} /> },
    at: '/',
  });
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
  ).toBeInTheDocument();
  const page = screen.queryByRole('link', { name: 'its page' });
  expect(page?.getAttribute('href')).toBe(mayBeDeleted ? '/entries/AIA9999999' : undefined);
});
