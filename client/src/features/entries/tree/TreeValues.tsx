import { entryField } from '@contract/entry-fields';
import { useContext, useState } from 'react';

import { useEntryFacetQuery } from '../../../generated/entryTree';
import { narrowingOf, type TreeNarrowing } from '../list/entriesSearchParams';
import { OpenBranchesContext } from './openBranches';
import { TreeBranch } from './TreeBranch';
import { TreeEntries } from './TreeEntries';
import { TreeFailure, TreeMore, TreeSkeleton } from './TreeParts';

interface TreeValuesProps {
  readonly of: 'disease' | 'autoantibody';
  readonly narrowing: TreeNarrowing;
}

/** Maximum number of branches shown at first; more are shown on demand. */
const shownAtOnce = 200;

/** A level of branches: the values of a field, each with its number of entries. */
export function TreeValues({ of, narrowing }: TreeValuesProps) {
  const [shown, setShown] = useState(shownAtOnce);
  const { isOpen, toggle } = useContext(OpenBranchesContext);
  const { field } = narrowing;
  const { data, error, refetch } = useEntryFacetQuery({
    variables: { of, field, ...narrowingOf(narrowing) },
  });
  const level = of === 'disease' ? 1 : 2;
  if (error !== undefined)
    return (
      <TreeFailure error={error} operation="fetchFilteredUniqueValues" level={level} onRetry={refetch} />
    );
  if (data === undefined) return <TreeSkeleton rows={level === 1 ? 12 : 2} level={level} />;
  const { values } = data.entryFacet;
  return (
    <>
      {values.slice(0, shown).map(({ value, count }, position) => {
        const filters = { ...narrowing.filters, [of]: value };
        const branch = JSON.stringify([filters.disease, level === 1 ? null : value]);
        return (
          <TreeBranch
            key={value}
            kind={of}
            value={value}
            count={count}
            place={{ level, position: position + 1, size: values.length }}
            isOpen={isOpen(branch)}
            onToggle={() => toggle(branch)}
          >
            <TreeLevelBelow of={of} narrowing={{ ...narrowing, filters }} />
          </TreeBranch>
        );
      })}
      {values.length > shown && (
        <TreeMore
          level={level}
          left={values.length - shown}
          what={entryField(of).label.toLowerCase()}
          onMore={() => setShown(shown + shownAtOnce)}
        />
      )}
    </>
  );
}

function TreeLevelBelow({ of, narrowing }: TreeValuesProps) {
  if (of === 'disease') return <TreeValues of="autoantibody" narrowing={narrowing} />;
  return <TreeEntries narrowing={narrowing} />;
}
