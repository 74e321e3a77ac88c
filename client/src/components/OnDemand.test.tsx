import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '../test/renderApp';
import { onDemand } from './OnDemand';

const Part = ({ text }: { readonly text: string }) => <p>{text}</p>;
const Loading = () => 'Loading …';
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Shows a part whose module is imported by these functions, one after the other. */
function visit(...attempts: readonly (() => Promise<typeof Part>)[]) {
  const left = [...attempts];
  const Loaded = onDemand(async () => ({ Part: await (left.shift() ?? broken)() }), 'Part', Loading);
  const Page = () => (
    <main tabIndex={-1}>
      <input aria-label="Beside it" />
      <Loaded text="Here it is" />
    </main>
  );
  return renderApp({ pages: { '/': Page }, at: '/' });
}

test('shows what it shows while loading, then the part', async () => {
  visit(() => Promise.resolve(Part));
  expect(screen.getByText('Loading …')).toBeInTheDocument();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

test('a part that cannot be loaded is tried again in its place, and what is beside it stays', async () => {
  const { user } = visit(broken, () => Promise.resolve(Part));
  await user.type(screen.getByRole('textbox', { name: 'Beside it' }), 'typed');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
  expect(screen.getByRole('textbox', { name: 'Beside it' })).toHaveValue('typed');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('while the server is away, a retry says so and can be repeated', async () => {
  const ownFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = visit(broken, broken, () => Promise.resolve(Part));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/The server still does not answer/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  globalThis.fetch = ownFetch;
});
