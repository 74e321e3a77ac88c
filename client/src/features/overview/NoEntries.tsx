import { ButtonLink } from '../../components/ButtonLink';
import { StateMessage } from '../../components/StateMessage';
import type { OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';
import { OverviewLinks } from './OverviewLinks';

/** A name without entries. Those of a disease can have more exact names. */
export function NoEntries({ kind, kinds }: OverviewPageFragment) {
  const propose = <ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>;
  if (kinds.length > 0)
    return (
      <StateMessage title="Entries have more exact names" action={propose}>
        <OverviewLinks kind={kind} targets={kinds} />.
      </StateMessage>
    );
  return (
    <StateMessage title="No entry yet" action={propose}>
      The vocabulary knows this name, but no entry of the Atlas is about it. That does not mean that nothing
      is known.
    </StateMessage>
  );
}
