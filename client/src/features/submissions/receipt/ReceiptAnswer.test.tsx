import type { MockLink } from '@apollo/client/testing';
import { messages } from '@contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { addDraft, readDrafts } from '../../../components/entryForm/entryDrafts';
import { valuesOf } from '../../../components/entryForm/entryFormValues';
import { session } from '../../../session/session';
import { refusal } from '../../../test/answers';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from '../../../test/editing';
import { makeUser } from '../../../test/makeUser';
import { findStatusRegion, ticket, visit } from '../../../test/receiptPage';
import {
  makeEvent,
  makeSubmission,
  receiptAnswer,
  resubmitRequest,
  resubmittedAnswer,
} from '../../../test/submissions';

beforeEach(() => localStorage.clear());

describe('a question of the reviewer', () => {
  const asked = makeSubmission({
    status: 'pending',
    statusDetail: 'sent_back',
    reviewNote: 'Which assay?',
    canAnswer: true,
    mechanism: 'Old.',
    events: [makeEvent('submitted'), makeEvent('sent_back', { note: 'Which assay?' })],
  });
  const answered = makeSubmission({
    ...asked,
    statusDetail: 'pending',
    reviewNote: null,
    canAnswer: false,
    mechanism: 'New.',
    events: [...asked.events, makeEvent('resubmitted', { note: 'ELISA.' })],
  });
  const open = async (...answers: readonly MockLink.MockedResponse[]) => {
    const { user } = visit([
      receiptAnswer(ticket, asked),
      additionalKeysAnswer(),
      ...answers,
      noDuplicatesAnswer(),
      noValuesAnswer(),
    ]);
    expect(await findStatusRegion('The reviewer has a question')).toHaveTextContent('Which assay?');
    await user.click(screen.getByRole('link', { name: 'Answer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus());
    return { user };
  };
  const put = (name: string, said: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: said } });
  const send = () => screen.getByRole('button', { name: 'Send answer' });

  test('is answered in words and by changing the proposal; only what changed is sent', async () => {
    const request = resubmitRequest(ticket, { mechanism: 'New.' }, 'ELISA.');
    const place = { userId: 'visitor', form: `answer:${asked.id}` };
    const values = { ...valuesOf(asked), mechanism: 'Left behind.' };
    addDraft(place, { values, base: valuesOf(asked), version: asked.version });
    const { user } = await open(resubmittedAnswer(request, answered));
    expect(send()).toHaveAccessibleDescription('Write an answer, or change the proposal first');
    put('Your answer', ' ELISA. ');
    put('Mechanism', 'New.');
    await user.click(send());
    const panel = await findStatusRegion('Your answer is with the reviewer');
    await waitFor(() => expect(panel).toHaveFocus());
    expect(screen.getByText('ELISA.')).toBeInTheDocument();
    expect(readDrafts(place)).toEqual([]);
  });

  test('stays open while the submission is decided, and says so when the answer is sent', async () => {
    const rejected = makeSubmission({ ...asked, status: 'rejected', reviewNote: 'No.', canAnswer: false });
    const already = messages.submissionAlready('rejected');
    const { user } = await open(
      receiptAnswer(ticket, rejected),
      refusal(resubmitRequest(ticket, {}, 'ELISA.'), 'CONFLICT', already),
    );
    put('Your answer', 'ELISA.');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
    fireEvent.focus(window);
    now.mockRestore();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('ELISA.');
    expect(screen.getByText('Which assay?')).toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText(already)).toBeInTheDocument();
  });

  test('is not answered with what another person typed', async () => {
    await open(receiptAnswer(ticket, asked));
    put('Your answer', 'ELISA.');
    act(() => session.start({ token: 'of-another', user: makeUser() }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
  });

  test('shows that the submission was decided, and keeps the answer', async () => {
    const request = resubmitRequest(ticket, {}, 'ELISA.');
    const already = messages.submissionAlready('rejected');
    const { user } = await open(refusal(request, 'CONFLICT', already));
    put('Your answer', 'ELISA.');
    await user.click(send());
    expect(await screen.findByText(already)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('ELISA.');
    expect(screen.getByRole('button', { name: 'Show the current state' })).toBeInTheDocument();
  });
});
