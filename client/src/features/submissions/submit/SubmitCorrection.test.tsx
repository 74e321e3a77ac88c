import { mapEntryFields } from '@contract/entry-fields';
import { screen, within } from '@testing-library/react';

import { entryAnswer, makeEntry } from '../../../test/entries';
import { tombstoneAnswer } from '../../../test/histories';
import { createRequest, makeSubmission, proposedAnswer } from '../../../test/submissions';
import {
  findSendButton,
  findTextbox,
  requiredValues,
  setText,
  ticket,
  visit,
} from '../../../test/submitPage';

beforeEach(() => localStorage.clear());

describe('a correction', () => {
  const entry = makeEntry({ ...requiredValues, uniprotId: null, version: 3, mechanism: 'Old.' });
  const at = `/submit?entry=${entry.accession}`;
  const known = entryAnswer({ accession: entry.accession }, entry);

  test('shows what differs, and cannot be sent while nothing does', async () => {
    visit([known], at);
    expect(await findSendButton()).toHaveAccessibleDescription(/^There are no changes to/);
    setText(await findTextbox('Mechanism'), 'New.');
    const changes = screen.getByRole('region', { name: 'Your changes' });
    expect(await within(changes).findByText('1 field differs', { exact: false })).toBeInTheDocument();
    expect(changes).toHaveTextContent(/removed: Old.*added: New/);
    expect(await screen.findByRole('button', { name: 'Send 1 change for review' })).toBeEnabled();
  });

  test('is sent as a whole with the version it was made from, and need not fill what the entry lacks too', async () => {
    const { id, version, additional } = entry;
    const input = { ...mapEntryFields((name) => entry[name]), additional, mechanism: 'New.' };
    const request = createRequest({ input, correctionOf: id, version });
    const { user } = visit([known, proposedAnswer(request, makeSubmission(), ticket)], at);
    setText(await findTextbox('Mechanism'), 'New.');
    await user.click(await findSendButton());
    expect(await screen.findByText('The receipt')).toBeInTheDocument();
  });

  test('of a deleted entry is none', async () => {
    const { accession } = entry;
    visit([entryAnswer({ accession }, null), tombstoneAnswer(accession, entry)], at);
    expect(
      await screen.findByRole('heading', { name: `${accession} was deleted on 20 Nov 2026` }),
    ).toBeInTheDocument();
  });

  test.each(['AIA0999999', 'gibberish'])('an unknown %s has no form', async (asked) => {
    visit([entryAnswer({ accession: asked }, null), tombstoneAnswer(asked, null)], `/submit?entry=${asked}`);
    expect(await screen.findByRole('heading', { name: `There is no entry “${asked}”` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Propose an entry' })).toHaveAttribute('href', '/submit');
  });
});
