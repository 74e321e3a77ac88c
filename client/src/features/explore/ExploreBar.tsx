import { restPaths } from '@contract/rest-paths';
import { Group } from '@mantine/core';
import { IconTable, IconTopologyStar3 } from '@tabler/icons-react';
import type { RefObject } from 'react';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import { sourceLine } from '../../components/download/drawing';
import { SaveMenu } from '../../components/download/SaveMenu';
import { describeCriteria } from '../../components/listCriteria';
import { ShowAsSwitch } from '../../components/ShowAsSwitch';
import { figuresInCode } from '../../components/useInCode/figuresInCode';
import { AssociationGraphDocument } from '../../generated/explore';
import { paths } from '../../paths';
import { networkDrawing } from './drawing/networkDrawing';
import type { NetworkRenderer } from './drawing/NetworkRenderer';
import classes from './ExploreBar.module.css';
import {
  exploreAddress,
  type ExploreView,
  networkVariables,
  type Shape,
  shapes,
  type ShowView,
} from './exploreView';
import type { Network } from './graph/network';
import { associationsCsv } from './graph/networkTable';

interface ExploreBarProps {
  readonly view: ExploreView;
  readonly shape: Shape;
  /** `undefined` while it is loading. */
  readonly network: Network | undefined;
  readonly drawingRef: RefObject<NetworkRenderer | null>;
  readonly onView: ShowView;
}

const labels = {
  network: { label: 'Network', Icon: IconTopologyStar3 },
  table: { label: 'Table', Icon: IconTable },
} as const satisfies Record<Shape, unknown>;

const title = 'Association network';
const legend = 'Sizes and widths: entries';
const tableNote = 'Each number links to its entries.';

/** The switch between drawing and table, and the downloads of the network. */
export function ExploreBar({ view, shape, network, drawingRef, onView }: ExploreBarProps) {
  const page = paths.explore(exploreAddress(view));
  const drawing = () => {
    const places = drawingRef.current?.currentPositions();
    if (places === undefined || network === undefined) throw new Error('there is no drawing');
    const notes = [
      legend,
      [describeCriteria(view), sourceLine(new Date())].filter((text) => text !== '').join(' · '),
    ];
    return networkDrawing(network, places, { title, notes });
  };
  const code = () =>
    figuresInCode({
      page,
      title,
      criteria: view,
      path: restPaths.associations,
      parameters: { limit: String(view.limit) },
      document: AssociationGraphDocument,
      variables: networkVariables(view),
    });
  return (
    <Group gap="10px 14px">
      <ShowAsSwitch value={shape} shapes={shapes} words={labels} onShow={(next) => onView({ shape: next })} />
      <p data-text="note" className={classes.note}>
        {shape === 'network' ? `${legend}. Select a node to see its neighbours.` : tableNote}
      </p>
      <Group gap={8} wrap="nowrap" ml="auto" data-screen-only>
        {network && (
          <SaveMenu
            title={title}
            table={associationsCsv(network)}
            drawing={shape === 'network' ? drawing : null}
            code={code}
          />
        )}
        <CopyLinkButton path={page} />
      </Group>
    </Group>
  );
}
