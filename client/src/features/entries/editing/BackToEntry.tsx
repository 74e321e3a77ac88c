import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths';
import classes from '../detail/EntryPage.module.css';
import type { EntryLinkState } from '../list/entryLinkState';

interface BackToEntryProps {
  readonly idOrAccession: string;
  /** The link state of this page, passed on to the page of the entry. */
  readonly link: EntryLinkState;
}

/** A link back to the entry that is being edited. */
export function BackToEntry({ idOrAccession, link }: BackToEntryProps) {
  return (
    <Anchor
      component={Link}
      to={paths.entry(idOrAccession)}
      state={link}
      underline="hover"
      size="sm"
      className={classes.back}
    >
      <IconArrowLeft size={16} aria-hidden="true" />
      Back to the entry
    </Anchor>
  );
}
