import { clientPages } from '@contract/client-pages';
import { useRef } from 'react';

import { ActiveFilters } from '../../components/ActiveFilters';
import { ErrorState } from '../../components/ErrorState';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { isFiltered } from '../../components/listCriteria';
import { NoFigures } from '../../components/NoFigures';
import { ShowEntriesButton } from '../../components/ShowEntriesButton';
import { AssociationGraphDocument } from '../../generated/explore';
import { useIsPhone } from '../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { paths } from '../../paths';
import type { NetworkRenderer } from './drawing/NetworkRenderer';
import { ExploreBar } from './ExploreBar';
import { ExploreStage } from './ExploreStage';
import { ExploreToolbar } from './ExploreToolbar';
import { describeShare } from './graph/describe';
import { useExploreView } from './useExploreView';
import { useNetwork } from './useNetwork';

const refetchOnFocus = [AssociationGraphDocument] as const;

/** Explore: the network of diseases, autoantibodies and autoantigens, as an interactive drawing or a table. */
export function ExplorePage() {
  const [view, showView] = useExploreView();
  const { base, network, visible, answer, found } = useNetwork(view);
  const drawingRef = useRef<NetworkRenderer>(null);
  const isPhone = useIsPhone();
  const shape = view.shape ?? (isPhone ? 'table' : 'network');
  useRefetchOnFocus(refetchOnFocus);
  const handleFind = (focus: string) => {
    showView({ focus });
    drawingRef.current?.centre(focus);
  };
  return (
    <ListPage>
      <ListHead title={clientPages.explore.title} total={base && visible && describeShare(visible, base)}>
        <ShowEntriesButton criteria={view} />
      </ListHead>
      <ActiveFilters criteria={view} onCriteria={showView} />
      {answer.error !== undefined ? (
        <ErrorState error={answer.error} operation="fetchAssociations" onRetry={answer.onRetry} />
      ) : base?.totalNodes === 0 ? (
        <NoFigures
          isFiltered={isFiltered(view)}
          yet="There are no entries to explore yet."
          all={{ label: 'Explore all entries', to: paths.explore() }}
        />
      ) : (
        <>
          <ExploreToolbar view={view} network={visible} onView={showView} onFind={handleFind} />
          <ExploreBar view={view} shape={shape} network={visible} drawingRef={drawingRef} onView={showView} />
          <ExploreStage
            view={view}
            shape={shape}
            isPhone={isPhone}
            network={network}
            visible={visible}
            found={found}
            isStale={answer.isStale}
            drawingRef={drawingRef}
            onView={showView}
          />
        </>
      )}
    </ListPage>
  );
}
