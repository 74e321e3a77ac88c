import { Title } from '@mantine/core';
import type { Ref } from 'react';

import { Lead } from '../../../components/Lead';
import { PageTitle } from '../../../components/PageTitle';
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
          <section className={classes.section} aria-labelledby="receipt-timeline">
            <Title order={2} id="receipt-timeline">
              History
            </Title>
            <SubmissionTimeline events={events} submitter={submitterOf(submission) ?? 'you'} />
          </section>
          {isOpen && submitterEmail !== null && (
            <section className={classes.section} aria-labelledby="receipt-mail">
              <Title order={2} id="receipt-mail">
                E-mail
              </Title>
              <MailSwitch submission={submission} by={{ ticket }} />
            </section>
          )}
        </div>
        <ProposalSection submission={submission} />
      </div>
    </>
  );
}
