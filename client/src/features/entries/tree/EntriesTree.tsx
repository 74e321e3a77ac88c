import { useRef } from 'react';

import type { EntriesView } from '../list/entriesSearchParams';
import { OpenBranchesContext, useOpenBranches } from './openBranches';
import { handleTreeFocus, handleTreeKey } from './treeKeys';
import { TreeValues } from './TreeValues';

/**
 * The list as a tree: diseases, their autoantibodies, and the entries. A branch loads when it is opened. The history
 * state stores which branches are open, so that going back restores the tree.
 */
export function EntriesTree({ view: { search, field, filters } }: { readonly view: EntriesView }) {
  const root = useRef<HTMLUListElement>(null);
  const openBranches = useOpenBranches();
  const criteria = { search, field, filters };
  return (
    <OpenBranchesContext value={openBranches}>
      <ul
        ref={root}
        role="tree"
        aria-label="Entries by disease and autoantibody"
        data-framed
        style={{ overflow: 'hidden' }}
        onKeyDown={handleTreeKey}
        onFocus={handleTreeFocus}
      >
        <TreeValues key={JSON.stringify(criteria)} of="disease" criteria={criteria} />
      </ul>
    </OpenBranchesContext>
  );
}
