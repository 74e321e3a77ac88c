import { messages } from '@contract/messages';
import type { PasswordOwner } from '@contract/rules/password';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '../test/renderApp';
import { NewPasswordInput } from './NewPasswordInput';

const owner: PasswordOwner = { email: 'ada.lovelace@example.org', name: 'Ada Lovelace', username: null };

function Page() {
  const [value, setValue] = useState('');
  return <NewPasswordInput value={value} owner={owner} onChange={setValue} />;
}

async function type(text: string) {
  const { user } = renderApp({ pages: { '/': Page }, at: '/' });
  const field = screen.getByLabelText('New password');
  await user.click(field);
  await user.paste(text);
  return field;
}

test.each([
  ['what is too short', 'lamp orb', 'Too short: 4 more characters are needed.'],
  ['what lacks one character', 'lamp orbit ', 'Too short: 1 more character is needed.'],
  ['the e-mail address', 'Ada.Lovelace@example.org', messages.passwordIsEmail],
  ['a name', 'ADA  LOVELACE', messages.passwordIsName],
  ['a common password', 'password1234', 'Too easy to guess: it resembles a common password.'],
  ['a repetition', 'aaaaaaaaaaaaa', 'Too easy to guess: it repeats itself.'],
  ['words without relation', 'lamp orbit kettle zebra', 'Strong: very hard to guess.'],
])('describes the strength of %s', async (_, text, sentence) => {
  const field = await type(text);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
});

test('announces the strength when typing pauses', async () => {
  await type('lamp orb');
  const live = document.querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  await waitFor(() => expect(live).toHaveTextContent('Too short: 4 more characters are needed.'));
});

test('has the autocomplete type of a new password', async () => {
  expect(await type('x')).toHaveAttribute('autocomplete', 'new-password');
});
