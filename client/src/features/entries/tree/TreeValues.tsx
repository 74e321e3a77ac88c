import { entryField } from '@contract/entry-fields';
import { useContext, useState } from 'react';

import { criteriaVariables } from '../../../components/listCriteria';
import type { ListCriteria } from '../../../components/useInCode/restParameters';
import { useEntryFacetQuery } from '../../../generated/entryTree';
import { OpenBranchesContext } from './openBranches';
import { TreeBranch } from './TreeBranch';
import { TreeEntries } from './TreeEntries';
import { TreeFailure, TreeMore, TreeSkeleton } from './TreeParts';

interface TreeValuesProps {
  readonly of: 'disease' | 'autoantibody';
  /** The filters at this branch: those of the list, and the values of the branches above. */
  readonly criteria: ListCriteria;
}

/** Maximum number of branches shown at first; more are shown on demand. */
const maxShown = 200;

/** A level of branches: the values of a field, each with its number of entries. */
export function TreeValues({ of, criteria }: TreeValuesProps) {
  const [shown, setShown] = useState(maxShown);
  const { isOpen, toggle } = useContext(OpenBranchesContext);
  const { field } = criteria;
  const { data, error, refetch } = useEntryFacetQuery({
    variables: { of, field, ...criteriaVariables(criteria) },
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
        const filters = { ...criteria.filters, [of]: value };
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
            <TreeLevelBelow of={of} criteria={{ ...criteria, filters }} />
          </TreeBranch>
        );
      })}
      {values.length > shown && (
        <TreeMore
          level={level}
          left={values.length - shown}
          what={entryField(of).label.toLowerCase()}
          onMore={() => setShown(shown + maxShown)}
        />
      )}
    </>
  );
}

function TreeLevelBelow({ of, criteria }: TreeValuesProps) {
  if (of === 'disease') return <TreeValues of="autoantibody" criteria={criteria} />;
  return <TreeEntries criteria={criteria} />;
}
