import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import type { EntryFieldsFragment } from '../../generated/graphql';
import { paths } from '../../paths';
import { CiteButton } from './citing/CiteButton';
import classes from './EntryPage.module.css';

interface EntryActionsProps {
  readonly entry: EntryFieldsFragment;
}

/** What one can take away from an entry: a citation, its address, a sheet of paper. */
export function EntryActions({ entry }: EntryActionsProps) {
  return (
    <div className={classes.actions}>
      <CiteButton entry={entry} />
      <CopyLinkButton path={paths.entry(entry.accession)} />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPrinter size={16} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  );
}
