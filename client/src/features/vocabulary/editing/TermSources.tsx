import { TermFold } from './TermFold';
import { placesOfSources, sourcesOf } from './termLists';
import { TermRows } from './TermRows';
import type { MantineTermForm } from './useTermEditor';

interface TermSourcesProps {
  readonly form: MantineTermForm;
  /** The list whose sources they are. */
  readonly fact: FactWithSources;
  readonly isNeeded: boolean;
}

type FactWithSources = Parameters<typeof sourcesOf>[0];

/** The sources of one list of a term, folded below it. */
export function TermSources({ form, fact, isNeeded }: TermSourcesProps) {
  const places = placesOfSources(form.values.sources, fact);
  return (
    <TermFold label="Sources" order={3} count={places.length} isOpenAtFirst={false} isNeeded={isNeeded}>
      <TermRows
        form={form}
        name="sources"
        list={sourcesOf(fact)}
        places={places}
        blank={{ fact, source: '', version: '' }}
      />
    </TermFold>
  );
}
