import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { PageTitle } from '../components/PageTitle';
import { renderApp } from '../test/renderApp';
import { TitleAnnouncer } from './TitleAnnouncer';

function DiseasePage() {
  const [name, setName] = useState('Disease');
  return (
    <>
      <TitleAnnouncer />
      <PageTitle title={name} />
      <button type="button" onClick={() => setName('Celiac disease')}>
        Load
      </button>
    </>
  );
}

test('a title that a page gets when its data are there is said, the first one is not', async () => {
  const { user } = renderApp({ pages: { '/': DiseasePage }, at: '/' });
  const said = () => document.querySelector('[aria-live=polite]:not([role])');
  await waitFor(() => expect(document.title).toMatch(/^Disease/));
  expect(said()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await waitFor(() => expect(said()).toHaveTextContent('Celiac disease'));
});
