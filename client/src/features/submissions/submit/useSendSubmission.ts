import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryParts, filledParts, inputOf } from '../../../components/entryForm/entryFormValues';
import { useCreateSubmissionMutation } from '../../../generated/submit';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { readLinkState } from '../review/submissionLinkState';
import { queryOf, readView } from '../review/submissionsView';
import { addCreatedSubmission } from '../submissionCache';
import type { Proposal } from './useProposalEditor';

interface Sending extends Proposal {
  /** The id of the entry it is to correct; `null` for one to be. */
  readonly correctionOf: string | null;
  readonly isVisitor: boolean;
  readonly wantsMail: boolean;
  /** What stands in the field that people do not see. */
  readonly website: string;
}

/** Sends a proposal; gives the way to where it can be followed. Fails as the server does. */
export function useSendSubmission(): (sending: Sending) => Promise<() => void> {
  const { cache } = useApolloClient();
  // Kept nowhere: the answer holds the secret of the receipt.
  const [create] = useCreateSubmissionMutation({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const isReviewer = useMay('submissions.readAll');
  const { list } = readLinkState(useLocation());
  return async (sending) => {
    const { data } = await create({ variables: variablesOf(sending) });
    if (!data) throw new Error('The server answered a proposal without the submission');
    const { ticket, ...submission } = data.createSubmission;
    if (ticket === null)
      addCreatedSubmission(cache, submission, queryOf(readView(new URLSearchParams(list), isReviewer)));
    const to = ticket === null ? paths.submission(submission.id) : paths.submissionReceipt(ticket);
    // Back leads to where one came from, not to a form that is sent.
    return () => void navigate(to, { replace: true, state: { list, isNew: true } });
  };
}

function variablesOf({ values, kept, aside, correctionOf, isVisitor, wantsMail, website }: Sending) {
  const { note = '', name = '', email = '' } = aside;
  const contact = isVisitor ? { name: name.trim() || null, email: email.trim() || null } : {};
  return {
    // A correction also says what is to be taken away.
    input: inputOf(values, correctionOf === null ? filledParts(values) : entryParts),
    submitter: { ...contact, wantsMail: wantsMail && (!isVisitor || email.trim() !== '') },
    ...(correctionOf !== null && { correctionOf, version: kept.version }),
    note: note.trim() || null,
    website: website || null,
  };
}
