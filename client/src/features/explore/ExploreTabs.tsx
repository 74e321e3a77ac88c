import { IconColumns3, IconTopologyStar3 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './ExploreTabs.module.css';
import { type ExploreView, type Tab, tabAddress, tabs } from './exploreView';

const labels = {
  columns: { label: 'Columns', Icon: IconColumns3 },
  network: { label: 'Network', Icon: IconTopologyStar3 },
} as const satisfies Record<Tab, unknown>;

/** Leads to the columns and to the network, both about the same entries and the same name. */
export function ExploreTabs({ view }: { readonly view: ExploreView }) {
  return (
    <nav className={classes.tabs} aria-label="Views">
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
