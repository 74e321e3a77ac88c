import { useMemo } from 'react';

import { latestResult } from '../../components/latestResult';
import { useAssociationGraphQuery } from '../../generated/explore';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { type ExploreView, networkVariables } from './exploreView';
import { mergeNeighbourhoods } from './graph/mergeNeighbourhoods';
import { visibleNetwork } from './graph/visibleNetwork';
import { useNeighbourhoods } from './useNeighbourhoods';

/** Loads the network of a view, with the neighbourhoods of the selected and the expanded nodes. */
export function useNetwork(view: ExploreView) {
  const shown = useDisplayedValue(view);
  const { data, answer } = latestResult(useAssociationGraphQuery({ variables: networkVariables(shown) }));
  const base = data?.associationGraph;
  const { expanded, focus, kinds, least } = shown;
  const ids = useMemo(() => [...new Set(focus === '' ? expanded : [...expanded, focus])], [expanded, focus]);
  const found = useNeighbourhoods(shown, ids);
  const { neighbourhoods } = found;
  const network = useMemo(
    () => base && mergeNeighbourhoods(base, neighbourhoods, { expanded, focus }),
    [base, neighbourhoods, expanded, focus],
  );
  const visible = useMemo(
    () => network && visibleNetwork(network, { kinds, least, focus }),
    [network, kinds, least, focus],
  );
  return { base, network, visible, answer, found };
}
