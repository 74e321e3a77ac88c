import { screen } from '@testing-library/react';

import { renderApp } from '../../test/renderApp';
import { notices } from '../notify';
import { CompareButton } from './CompareButton';
import { CompareCheckbox } from './CompareCheckbox';
import { CompareTray } from './CompareTray';

const accessions = [1, 2, 3, 4, 5, 6].map((number) => `AIA000000${number}`);

function Page() {
  return (
    <>
      {accessions.map((accession) => (
        <CompareCheckbox key={accession} accession={accession} />
      ))}
      <CompareButton accession="AIA0000001" />
      <CompareTray />
    </>
  );
}

const visit = () => renderApp({ pages: { '/': Page }, at: '/' });
/** What the tray announces; the address below it has the status role, too. */
const announced = () => screen.getAllByRole('status')[0];
const box = (accession: string) => screen.getByRole('checkbox', { name: `Compare ${accession}` });

beforeEach(() => sessionStorage.clear());

test('announces the selection, and links to the comparison from two entries on', async () => {
  const { user } = visit();
  expect(screen.queryByRole('region', { name: 'Entries to compare' })).not.toBeInTheDocument();
  await user.click(box('AIA0000002'));
  expect(announced()).toHaveTextContent('1 entry to compare. Choose another entry.');
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(box('AIA0000001')).toBeChecked();
  expect(announced()).toHaveTextContent('2 entries to compare');
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/entries/compare?entries=AIA0000002,AIA0000001',
  );
});

test('keeps the selection while the tab is open, until it is cleared', async () => {
  sessionStorage.setItem('atlas-compared-entries', 'AIA0000003,<b>,AIA0000003,AIA0000001');
  const { user } = visit();
  expect(box('AIA0000003')).toBeChecked();
  expect(announced()).toHaveTextContent('2 entries to compare');
  await user.click(box('AIA0000003'));
  expect(sessionStorage.getItem('atlas-compared-entries')).toBe('AIA0000001');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'false');
  expect(announced()).toBeEmptyDOMElement();
  expect(announced()).toHaveFocus();
});

test('refuses a sixth entry with a message', async () => {
  const { user } = visit();
  for (const accession of accessions) await user.click(box(accession));
  expect(await screen.findByText(notices.comparisonFull)).toBeInTheDocument();
  expect(box('AIA0000006')).not.toBeChecked();
  expect(screen.getByText('5 entries to compare (maximum)', { ignore: '[role=status]' })).toBeInTheDocument();
});
