import { paths } from '../paths';
import { TextLink } from './TextLink';

interface AccessionProps {
  readonly accession: string;
  /** Whether it is a link to the entry. @default false */
  readonly isLink?: boolean;
}

/** The accession of an entry, in the type of identifiers. */
export function Accession({ accession, isLink = false }: AccessionProps) {
  if (!isLink) return <span data-text="mono">{accession}</span>;
  return (
    <TextLink to={paths.entry(accession)} data-text="mono">
      {accession}
    </TextLink>
  );
}
