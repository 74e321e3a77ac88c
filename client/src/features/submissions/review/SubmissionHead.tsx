import { Anchor, Group } from '@mantine/core';

import { Accession } from '../../../components/Accession';
import { Day } from '../../../components/Moment';
import { PageTitle } from '../../../components/PageTitle';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import { anonymousSubmitterLabel, submissionTitle, submitterOf } from './submissionNames';

interface SubmissionHeadProps {
  readonly submission: SubmissionInFullFragment;
  /** Whether to show the status here; submitters see it below in more detail. */
  readonly withStatus: boolean;
}

/** The title, status and submitter of a submission. */
export function SubmissionHead({ submission, withStatus }: SubmissionHeadProps) {
  const { autoantibody, disease, correctionOf, entry, statusDetail, createdAt, submitterEmail } = submission;
  return (
    <header data-stack="8" style={{ overflowWrap: 'anywhere' }}>
      <PageTitle title={`Submission: ${submissionTitle(submission)}`}>
        {autoantibody ?? 'An autoantibody'} <span data-text="quiet">in {disease ?? 'a disease'}</span>
      </PageTitle>
      <Group gap="4px 20px" align="normal" data-text="quiet">
        {withStatus && <SubmissionStatusBadge status={statusDetail} />}
        {correctionOf === null ? (
          <span>New entry</span>
        ) : (
          <span>
            Corrects <Accession accession={correctionOf.accession} isLink />
            {correctionOf.deleted && ', which was deleted'}
          </span>
        )}
        {entry !== null && (
          <span>
            Published as <Accession accession={entry.accession} isLink />
          </span>
        )}
        <span>
          Submitted <Day moment={createdAt} /> by{' '}
          {submitterOf(submission) ?? anonymousSubmitterLabel.toLowerCase()}
          {submitterEmail !== null && (
            <>
              ,{' '}
              <Anchor inherit href={mailAddress(submitterEmail)}>
                {submitterEmail}
              </Anchor>
            </>
          )}
        </span>
      </Group>
    </header>
  );
}

/** A visitor typed the address: what follows a `?` in it would be the copies, subject and text of the e-mail. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
