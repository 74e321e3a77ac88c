import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readListState } from '../../../components/BackToList';
import { entryParts, filledParts, inputOf } from '../../../components/entryForm/entryFormValues';
import { useSendOnce } from '../../../components/entryForm/useSendOnce';
import { useCreateSubmissionMutation } from '../../../generated/submit';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import type { Proposal } from './useProposalEditor';

interface Sending extends Proposal {
  /** The id of the entry to correct; `null` to propose a new one. */
  readonly correctionOf: string | null;
  readonly isVisitor: boolean;
  readonly wantsMail: boolean;
  /** The value of the honeypot field. */
  readonly website: string;
}

/**
 * Returns a function that sends a proposal. It resolves to a function that opens the page of the submission, and
 * rejects with the server's error.
 */
export function useSendSubmission(): (sending: Sending) => Promise<() => void> {
  const { cache } = useApolloClient();
  // Not cached: the response contains the ticket of the receipt, a secret.
  const [create] = useCreateSubmissionMutation({ fetchPolicy: 'no-cache' });
  const sendOnce = useSendOnce();
  const navigate = useNavigate();
  const isReviewer = useMay('submissions.readAll');
  const { list } = readListState(useLocation());
  return async (sending) => {
    // Visitors have no list. The code is loaded first, so that nothing is sent if it cannot be.
    const listing = sending.isVisitor ? null : await import('./addToList');
    const variables = variablesOf(sending);
    const { data } = await sendOnce(variables, (idempotencyKey) =>
      create({ variables: { ...variables, idempotencyKey } }),
    );
    if (!data) throw new Error('The server answered a proposal without the submission');
    const { ticket, ...submission } = data.createSubmission;
    if (ticket === null) listing?.addToList(cache, submission, { list, isReviewer });
    const to = ticket === null ? paths.submission(submission.id) : paths.submissionReceipt(ticket);
    // Going back skips the form, which is already sent.
    return () => void navigate(to, { replace: true, state: { list } });
  };
}

function variablesOf({ values, base, extras, correctionOf, isVisitor, wantsMail, website }: Sending) {
  const { note = '', name = '', email = '' } = extras;
  const contact = isVisitor ? { name: name.trim() || null, email: email.trim() || null } : {};
  return {
    // A correction includes blank parts too, to remove values.
    input: inputOf(values, correctionOf === null ? filledParts(values) : entryParts),
    submitter: { ...contact, wantsMail: wantsMail && (!isVisitor || email.trim() !== '') },
    ...(correctionOf !== null && { correctionOf, version: base.version }),
    note: note.trim() || null,
    website: website || null,
  };
}
