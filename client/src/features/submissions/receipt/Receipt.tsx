import type { Ref } from 'react';

import { Lead } from '../../../components/Lead';
import { PageTitle } from '../../../components/PageTitle';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionTitle, submitterOf } from '../review/submissionNames';
import { isOver } from '../submissionStatus';
import { SubmissionTimeline } from '../SubmissionTimeline';
import { MailSwitch } from './MailSwitch';
import { ProposalSection } from './ProposalSection';
import classes from './receipt.module.css';
import { SecretLink } from './SecretLink';
import { StatusPanel } from './StatusPanel';

interface ReceiptProps {
  readonly submission: SubmissionInFullFragment;
  readonly ticket: string;
  readonly statusRef: Ref<HTMLElement>;
}

/** The status and history of a submission, for submitters without an account. */
export function Receipt({ submission, ticket, statusRef }: ReceiptProps) {
  const { events, submitterEmail, wantsMail, correctionOf } = submission;
  const isOpen = !isOver(submission);
  return (
    <>
      <PageTitle title="Your submission">{submissionTitle(submission)}</PageTitle>
      <Lead>
        The status of your {correctionOf === null ? 'proposal' : `correction to ${correctionOf.accession}`}.
      </Lead>
      <StatusPanel
        submission={submission}
        by={{ ticket }}
        answerPath={paths.submissionAnswer(ticket)}
        panelRef={statusRef}
      />
      <SecretLink ticket={ticket} isMailed={submitterEmail !== null && wantsMail} isOpen={isOpen} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <TitledSection title="History" className={classes.section}>
            <SubmissionTimeline events={events} submitter={submitterOf(submission) ?? 'you'} />
          </TitledSection>
          {isOpen && submitterEmail !== null && (
            <TitledSection title="E-mail" className={classes.section}>
              <MailSwitch submission={submission} by={{ ticket }} />
            </TitledSection>
          )}
        </div>
        <ProposalSection submission={submission} />
      </div>
    </>
  );
}
