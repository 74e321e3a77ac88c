import { screen } from '@testing-library/react';

import { renderApp } from '../../../test/renderApp';
import { EntryMissing } from './EntryMissing';

test.each([
  [false, /No entry ever had this name\.$/],
  [true, /This one never existed or has been deleted\.$/],
])('mentions deletion only if the entry may have been deleted (%s)', (mayBeDeleted, sentence) => {
  renderApp({
    pages: { '/': () => <EntryMissing asked="AIA9999999" mayBeDeleted={mayBeDeleted} /> },
    at: '/',
  });
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
