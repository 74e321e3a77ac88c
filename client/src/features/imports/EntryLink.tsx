import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './EntryLink.module.css';

interface EntryLinkProps {
  readonly accession: string;
}

/** The accession of an entry, as a link to it. */
export function EntryLink({ accession }: EntryLinkProps) {
  return (
    <Anchor component={Link} to={paths.entry(accession)} inherit className={classes.accession}>
      {accession}
    </Anchor>
  );
}
