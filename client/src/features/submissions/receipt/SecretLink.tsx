import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from '../../../components/copyText';
import { TitledSection } from '../../../components/TitledSection';
import { paths } from '../../../paths';
import classes from './receipt.module.css';

interface SecretLinkProps {
  readonly ticket: string;
  /** Whether e-mails to the submitter contain a link to the receipt too. */
  readonly isMailed: boolean;
  /** Whether the submitter can still act on the submission. */
  readonly isOpen: boolean;
}

/** The URL of the receipt, to copy and store. */
export function SecretLink({ ticket, isMailed, isOpen }: SecretLinkProps) {
  const address = new URL(paths.submissionReceipt(ticket), window.location.origin).href;
  return (
    <TitledSection title="Save this link" className={classes.secret}>
      <p>
        {isMailed ? 'This link leads back to this page.' : 'This link is the only way back to this page.'}
        {isOpen && ' Anyone with the link can answer and withdraw for you, so do not share it.'}
        {isMailed && ' Each e-mail about this submission contains its own link.'}
      </p>
      <div className={classes.address}>
        <code aria-label="Address of this receipt">{address}</code>
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
