import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Ref } from 'react';

import { copyText } from '../../../components/copyText';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionTitle, submitterOf } from '../review/submissionNames';
import { isOver } from '../submissionStatus';
import { SubmissionTimeline } from '../SubmissionTimeline';
import { MailSwitch } from './MailSwitch';
import { ProposalSection } from './ProposalSection';
import classes from './receipt.module.css';
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
      <div data-columns className={classes.columns}>
        <div data-stack="28" className={classes.side}>
          <TitledSection title="History" data-stack="14" className={classes.section}>
            <SubmissionTimeline events={events} submitter={submitterOf(submission) ?? 'you'} />
          </TitledSection>
          {isOpen && submitterEmail !== null && (
            <TitledSection title="E-mail" data-stack="14" className={classes.section}>
              <MailSwitch submission={submission} by={{ ticket }} />
            </TitledSection>
          )}
        </div>
        <ProposalSection submission={submission} />
      </div>
    </>
  );
}

interface SecretLinkProps {
  readonly ticket: string;
  /** Whether e-mails to the submitter contain a link to the receipt too. */
  readonly isMailed: boolean;
  /** Whether the submitter can still act on the submission. */
  readonly isOpen: boolean;
}

/** The URL of the receipt, to copy and store. */
function SecretLink({ ticket, isMailed, isOpen }: SecretLinkProps) {
  const address = new URL(paths.submissionReceipt(ticket), window.location.origin).href;
  return (
    <TitledSection title="Save this link" data-stack="8" className={classes.secret}>
      <p>
        {isMailed ? 'This link leads back to this page.' : 'This link is the only way back to this page.'}
        {isOpen && ' Anyone with the link can answer and withdraw for you, so do not share it.'}
        {isMailed && ' Each e-mail about this submission contains its own link.'}
      </p>
      <div className={classes.address}>
        <code data-text="code" aria-label="Address of this receipt">
          {address}
        </code>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => void copyText(address, 'linkCopied')}
        >
          Copy link
        </Button>
      </div>
    </TitledSection>
  );
}
