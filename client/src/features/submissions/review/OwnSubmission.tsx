import { Title } from '@mantine/core';
import { useRef } from 'react';

import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { MailSwitch } from '../receipt/MailSwitch';
import { ProposalSection } from '../receipt/ProposalSection';
import { StatusPanel } from '../receipt/StatusPanel';
import { SubmissionTimeline } from '../SubmissionTimeline';
import { submitterOf } from './submissionNames';
import classes from './SubmissionPage.module.css';

interface OwnSubmissionProps {
  readonly submission: SubmissionInFullFragment;
}

/** A submission for its submitter: status, reviewer's question, proposal and history. */
export function OwnSubmission({ submission }: OwnSubmissionProps) {
  const { id, events, statusDetail } = submission;
  const status = useRef<HTMLElement>(null);
  const isOpen = statusDetail === 'pending' || statusDetail === 'sent_back';
  return (
    <div className={classes.review}>
      <StatusPanel
        submission={submission}
        by={{ id }}
        answerPath={paths.submission(id, 'answer')}
        panelRef={status}
        onWithdrawn={() => setTimeout(() => status.current?.focus())}
      />
      <div className={classes.columns}>
        <ProposalSection submission={submission} />
        <div className={classes.side}>
          <section className={classes.section} aria-labelledby="timeline-heading">
            <Title order={2} id="timeline-heading">
              History
            </Title>
            <SubmissionTimeline events={events} submitter={submitterOf(submission)} />
          </section>
          {isOpen && <MailSwitch submission={submission} by={{ id }} />}
        </div>
      </div>
    </div>
  );
}
