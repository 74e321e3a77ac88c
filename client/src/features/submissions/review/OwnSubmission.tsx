import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { MailSwitch } from '../receipt/MailSwitch';
import { ProposalSection } from '../receipt/ProposalSection';
import { StatusPanel } from '../receipt/StatusPanel';
import { isOver } from '../submissionStatus';
import { SubmissionTimeline } from '../SubmissionTimeline';
import { submitterOf } from './submissionNames';
import classes from './SubmissionPage.module.css';

/** A submission for its submitter: status, reviewer's question, proposal and history. */
export function OwnSubmission({ submission }: { readonly submission: SubmissionInFullFragment }) {
  const { id, events } = submission;
  return (
    <div data-stack="20">
      <StatusPanel submission={submission} by={{ id }} answerPath={paths.submission(id, 'answer')} />
      <div data-columns className={classes.columns}>
        <ProposalSection submission={submission} />
        <div data-stack="28">
          <TitledSection title="History" data-stack="10">
            <SubmissionTimeline events={events} submitter={submitterOf(submission)} />
          </TitledSection>
          {!isOver(submission) && <MailSwitch submission={submission} by={{ id }} />}
        </div>
      </div>
    </div>
  );
}
