import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths';
import classes from './EntryPage.module.css';

interface BackToListProps {
  /** The query of the list from which the page was opened, blank for the unfiltered list. */
  readonly list: string;
}

/** A link back to the list, in its previous state. */
export function BackToList({ list }: BackToListProps) {
  return (
    <Anchor component={Link} to={paths.entries() + list} underline="hover" size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {list === '' ? 'All entries' : 'Back to the list'}
    </Anchor>
  );
}
