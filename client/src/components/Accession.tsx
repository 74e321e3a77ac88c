import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../paths';

interface AccessionProps {
  readonly accession: string;
  /** Whether it is a link to the entry. @default false */
  readonly isLink?: boolean;
}

/** The accession of an entry, in the type of identifiers. */
export function Accession({ accession, isLink = false }: AccessionProps) {
  if (!isLink) return <span data-text="mono">{accession}</span>;
  return (
    <Anchor component={Link} to={paths.entry(accession)} inherit data-text="mono">
      {accession}
    </Anchor>
  );
}
