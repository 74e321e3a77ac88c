import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '../test/renderApp';
import { InlineFailure } from './InlineFailure';

function Page() {
  const [isFailed, setIsFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      {isFailed ? (
        <InlineFailure
          error={new Error('away')}
          operation="fetchEntries"
          onRetry={() => setIsFailed(false)}
        />
      ) : (
        'Loaded'
      )}
    </main>
  );
}

test('the focus stays in the page when the button goes with the failure', async () => {
  const { user } = renderApp({ pages: { '/': Page }, at: '/' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loaded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
