import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../../components/notify';
import { makeEntry } from '../../../test/entries';
import { renderApp } from '../../../test/renderApp';
import { CiteEntryButton } from './CiteEntryButton';

const entry = makeEntry({ accession: 'AIA0000042', disease: 'Celiac disease', autoantibody: 'Anti-tTG' });

async function openDialog() {
  const { user } = renderApp({ pages: { '/': () => <CiteEntryButton entry={entry} /> }, at: '/' });
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Cite this entry' })) };
}

afterEach(() => jest.restoreAllMocks());

test('offers a citation in plain text first', async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByLabelText('Citation')).toHaveTextContent(
    'Anti-tTG in Celiac disease. Autoimmune Atlas, AIA0000042, version 1 (20 Nov 2026). ' +
      'http://localhost/entries/AIA0000042.v1',
  );
});

test('copies the citation in the selected format', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'BibTeX' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(notices.citationCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/^@misc\{AIA0000042,/);
});

test('keeps the citation as a file named after the entry', async () => {
  const { user, dialog } = await openDialog();
  const createObjectURL = jest.fn((_: Blob) => 'blob:citation');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(dialog.getByRole('radio', { name: 'RIS' }));
  await user.click(dialog.getByRole('button', { name: 'Download .ris' }));
  expect(names).toEqual(['AIA0000042.ris']);
  expect(createObjectURL.mock.calls[0]?.[0].type).toContain('application/x-research-info-systems');
});

test('closes by the Escape key and gives the focus back', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cite' })).toHaveFocus());
});
