import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { useRelatedEntriesQuery } from '../../../generated/entries';
import { paths } from '../../../paths';
import classes from './EntityChain.module.css';

/** A link to the vocabulary's term of the autoantibody of an entry, if it has one: read with the related entries. */
export function TermOfEntry({ id }: { readonly id: string }) {
  const { data } = useRelatedEntriesQuery({ variables: { id } });
  const term = data?.entry?.autoantibodyTerm;
  if (!term) return null;
  return (
    <dd className={classes.term}>
      <Anchor
        component={Link}
        inherit
        to={paths.term(term.slug)}
        aria-label={`In the vocabulary: ${term.name}`}
        title={term.name}
      >
        In the vocabulary
      </Anchor>
    </dd>
  );
}
