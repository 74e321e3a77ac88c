import { clientPages } from '@contract/client-pages';
import { Skeleton } from '@mantine/core';
import { IconColumns3, IconTopologyStar3 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { ActiveFilters } from '../../components/ActiveFilters';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { onDemand } from '../../components/OnDemand';
import { ShowEntriesButton } from '../../components/ShowEntriesButton';
import { AssociationGraphDocument } from '../../generated/explore';
import { useAddressView } from '../../hooks/useAddressView';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { paths } from '../../paths';
import { ColumnsView } from './columns/ColumnsView';
import classes from './ExploreTabs.module.css';
import {
  exploreAddress,
  type ExploreView,
  readExploreView,
  type ShowView,
  type Tab,
  tabAddress,
  tabs,
} from './exploreView';

const pathOf = (view: ExploreView) => paths.explore(exploreAddress(view));

// Its controls and libraries are large, and the columns need none of them.
const NetworkView = onDemand(
  () => import('./NetworkView'),
  'NetworkView',
  () => <Skeleton height="40rem" role="status" aria-label="Loading the network" />,
);

/** Explore: diseases, autoantibodies and autoantigens around one name as columns, or all of them as a network. */
export function ExplorePage() {
  const [view, show] = useAddressView(readExploreView, pathOf);
  // Back returns to the name that was in focus before, as in the columns.
  const showView: ShowView = (change) => show({ ...view, ...change }, { replace: !('focus' in change) });
  useRefetchOnFocus(AssociationGraphDocument);
  return (
    <ListPage>
      <ListHead title={clientPages.explore.title} total={undefined}>
        <ShowEntriesButton criteria={view} />
      </ListHead>
      <ExploreTabs view={view} />
      <ActiveFilters criteria={view} onCriteria={showView} />
      {view.tab === 'columns' ? <ColumnsView view={view} /> : <NetworkView view={view} onView={showView} />}
    </ListPage>
  );
}

const labels = {
  columns: { label: 'Columns', Icon: IconColumns3 },
  network: { label: 'Network', Icon: IconTopologyStar3 },
} as const satisfies Record<Tab, unknown>;

/** Leads to the columns and to the network, both about the same entries and the same name. */
function ExploreTabs({ view }: { readonly view: ExploreView }) {
  return (
    <nav className={classes.tabs} aria-label="Views" data-screen-only>
      {tabs.map((tab) => {
        const { label, Icon } = labels[tab];
        return (
          <Link
            key={tab}
            to={paths.explore(tabAddress(view, tab))}
            className={classes.tab}
            aria-current={tab === view.tab ? 'page' : undefined}
            preventScrollReset
          >
            <Icon size={16} aria-hidden="true" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
