import { limits } from '@contract/limits';

import { formatEntries, formatNumber } from '../../components/format';
import { ToolbarSelect } from '../../components/list/ListToolbar';
import { ToolbarPanel } from '../../components/list/ToolbarPanel';
import classes from './ExploreToolbar.module.css';
import { type ExploreView, leastCounts, nodeLimits } from './exploreView';
import type { Network } from './graph/network';
import { KindToggles } from './KindToggles';
import { NodeSearch } from './NodeSearch';
import type { ShowView } from './useExploreView';

interface ExploreToolbarProps {
  readonly view: ExploreView;
  /** `undefined` while it is loading. */
  readonly network: Network | undefined;
  readonly onView: ShowView;
  /** Called with the id of a node chosen in the search. */
  readonly onFind: (id: string) => void;
}

/** The node search and the filters of the network. */
export function ExploreToolbar({ view, network, onView, onFind }: ExploreToolbarProps) {
  return (
    <ToolbarPanel label="Filters of the network">
      <NodeSearch network={network} onFind={onFind} />
      <KindToggles kinds={view.kinds} network={network} onKinds={(kinds) => onView({ kinds })} />
      <div className={classes.choices}>
        <ToolbarSelect
          label="Associations"
          isNarrow
          value={String(view.least)}
          options={withChosen(leastCounts, view.least).map((least) => ({
            value: String(least),
            label: least === 1 ? 'All' : `${formatEntries(least)} or more`,
          }))}
          onChoose={(least) => onView({ least: Number(least) })}
        />
        <ToolbarSelect
          label="Maximum number of nodes"
          isNarrow
          value={String(view.limit)}
          options={withChosen(nodeLimits, view.limit).map((limit) => ({
            value: String(limit),
            label:
              limit === limits.associations.nodes.max
                ? `${formatNumber(limit)} (maximum)`
                : formatNumber(limit),
          }))}
          onChoose={(limit) => onView({ limit: Number(limit) })}
        />
      </div>
    </ToolbarPanel>
  );
}

/** Adds the current value to the options, because a URL may contain a number that is not offered. */
function withChosen(offered: readonly number[], chosen: number): number[] {
  return offered.includes(chosen) ? [...offered] : [...offered, chosen].sort((one, other) => one - other);
}
