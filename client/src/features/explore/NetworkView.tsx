import { Box } from '@mantine/core';
import { useMemo, useRef } from 'react';

import { ErrorState } from '../../components/ErrorState';
import { latestResult } from '../../components/latestResult';
import { isFiltered } from '../../components/listCriteria';
import { NoFigures } from '../../components/NoFigures';
import { useAssociationGraphQuery } from '../../generated/explore';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import type { NetworkRenderer } from './drawing/NetworkRenderer';
import { ExploreBar } from './ExploreBar';
import { ExploreStage } from './ExploreStage';
import { ExploreToolbar } from './ExploreToolbar';
import { type ExploreView, networkVariables, type ShowView } from './exploreView';
import { describeShare } from './graph/describe';
import { mergeNeighbourhoods } from './graph/mergeNeighbourhoods';
import { visibleNetwork } from './graph/visibleNetwork';
import { useNeighbourhoods } from './useNeighbourhoods';

/** The network of diseases, autoantibodies and autoantigens, as an interactive drawing or a table. */
export function NetworkView({ view, onView }: { readonly view: ExploreView; readonly onView: ShowView }) {
  const { base, network, visible, answer, found } = useNetwork(view);
  const drawingRef = useRef<NetworkRenderer>(null);
  const isPhone = useIsPhone();
  const shape = view.shape ?? (isPhone ? 'table' : 'network');
  const handleFind = (focus: string) => {
    onView({ focus });
    drawingRef.current?.centre(focus);
  };
  if (answer.error !== undefined)
    return <ErrorState error={answer.error} operation="fetchAssociations" onRetry={answer.onRetry} />;
  if (base?.totalNodes === 0) {
    return (
      <NoFigures
        isFiltered={isFiltered(view)}
        yet="There are no entries to explore yet."
        all={{ label: 'Explore all entries', to: paths.explore() }}
      />
    );
  }
  return (
    <>
      <ExploreToolbar view={view} network={network} visible={visible} onView={onView} onFind={handleFind} />
      <ExploreBar view={view} shape={shape} network={visible} drawingRef={drawingRef} onView={onView} />
      <Box component="p" role="status" data-text="note" mih="1.5em" my={-8}>
        {base && visible && describeShare(visible, base)}
      </Box>
      <ExploreStage
        view={view}
        shape={shape}
        isPhone={isPhone}
        network={network}
        visible={visible}
        found={found}
        isStale={answer.isStale}
        drawingRef={drawingRef}
        onView={onView}
      />
    </>
  );
}

/** Loads the network of a view, with the neighbourhoods of the selected and the expanded nodes. */
function useNetwork(view: ExploreView) {
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
