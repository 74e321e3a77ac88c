import { paths } from '../paths';
import { ButtonLink } from './ButtonLink';
import { StateMessage } from './StateMessage';

interface NoFiguresProps {
  /** Whether filters exclude entries. */
  readonly isFiltered: boolean;
  /** The text if there are no entries at all. */
  readonly yet: string;
  /** The link that shows all entries. */
  readonly all: { readonly label: string; readonly to: string };
}

/** Replaces figures if there are no entries yet, or none that match the filters. */
export function NoFigures({ isFiltered, yet, all }: NoFiguresProps) {
  const link = (label: string, to: string) => (
    <ButtonLink to={to} variant="default">
      {label}
    </ButtonLink>
  );
  if (!isFiltered)
    return (
      <StateMessage title="No entries yet" action={link('Propose an entry', paths.submit())}>
        {yet}
      </StateMessage>
    );
  return (
    <StateMessage title="No entry matches" action={link(all.label, all.to)}>
      No entry meets all filters. Remove one of the filters above.
    </StateMessage>
  );
}
