import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '../test/renderApp';
import { Pager } from './Pager';

function PagedList() {
  const [page, setPage] = useState(1);
  return (
    <Pager page={page} limit={10} total={15} pages={2} onPaging={(change) => setPage(change.page ?? 1)} />
  );
}

test('focuses the current page when the pressed button is disabled, since no page is left', async () => {
  const { user } = renderApp({ pages: { '/': PagedList }, at: '/', answers: [] });
  await user.click(await screen.findByRole('button', { name: 'next page' }));
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'previous page' }));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveFocus();
});
