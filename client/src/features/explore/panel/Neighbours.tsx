import { type AssociationKind, associationKinds } from '@contract/associations';
import { Anchor, Box, Button, Skeleton, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { entities } from '../../../components/entities';
import { formatEntries, formatNumber } from '../../../components/format';
import { InlineFailure } from '../../../components/InlineFailure';
import { paths } from '../../../paths';
import { entriesWith, type ExploreView } from '../exploreView';
import type { NetworkNode } from '../graph/network';
import { KindSymbol } from '../KindSymbol';
import classes from './NodePanel.module.css';

interface NeighboursProps {
  readonly node: NetworkNode;
  readonly view: ExploreView;
  /** Each with the number of entries that contain both nodes. */
  readonly neighbours: readonly NetworkNode[];
  /** The ids of the neighbours that are in the network. */
  readonly shown: ReadonlySet<string>;
  /** Whether the list is complete. */
  readonly isComplete: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onNeighbour: (id: string, isShown: boolean) => void;
}

/**
 * The neighbours of a node, grouped by kind. A name selects the neighbour; its number links to the entries that contain
 * both.
 */
export function Neighbours({ neighbours, isComplete, error, onRetry, ...props }: NeighboursProps) {
  const kinds = associationKinds.filter((kind) => neighbours.some((neighbour) => neighbour.kind === kind));
  return (
    <div className={classes.lists}>
      {kinds.map((kind) => (
        <OfKind
          key={kind}
          kind={kind}
          neighbours={neighbours.filter((one) => one.kind === kind)}
          {...props}
        />
      ))}
      {error !== undefined ? (
        <InlineFailure error={error} operation="fetchAssociations" onRetry={onRetry} />
      ) : (
        !isComplete && (
          <Skeleton height={12} width="60%" my={12} role="status" aria-label="Loading neighbours" />
        )
      )}
      {isComplete && neighbours.length === 0 && (
        <Box component="p" data-text="quiet" py={12}>
          No neighbours in these entries.
        </Box>
      )}
    </div>
  );
}

const maxShown = 60;

type OfKindProps = Pick<NeighboursProps, 'node' | 'view' | 'neighbours' | 'shown' | 'onNeighbour'> & {
  readonly kind: AssociationKind;
};

function OfKind({ kind, node, view, neighbours, shown, onNeighbour }: OfKindProps) {
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? neighbours : neighbours.slice(0, maxShown);
  return (
    <>
      <h3 className={classes.group} id={headingId}>
        {entities[kind].plural}{' '}
        <span data-text="quiet" style={{ marginLeft: 2, fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(neighbours.length)}
        </span>
      </h3>
      <Box component="ul" display="grid" mb={8} aria-labelledby={headingId}>
        {listed.map(({ id, label, count }) => (
          <li key={id} className={classes.row}>
            <UnstyledButton
              className={classes.neighbour}
              data-absent={!shown.has(id) || undefined}
              title={shown.has(id) ? undefined : 'Not in the network yet; select it to add it'}
              onClick={() => onNeighbour(id, shown.has(id))}
            >
              <KindSymbol kind={kind} />
              <span className={classes.name}>{label}</span>
            </UnstyledButton>
            <Anchor
              component={Link}
              className={classes.count}
              to={paths.entries(entriesWith(view, [node.id, id]))}
              aria-label={`${formatEntries(count)} with ${node.label} and ${label}`}
              title={formatEntries(count)}
            >
              {formatNumber(count)}
            </Anchor>
          </li>
        ))}
      </Box>
      {listed.length < neighbours.length && (
        <Button variant="subtle" size="compact-sm" mb={12} onClick={() => setIsWhole(true)}>
          Show all {formatNumber(neighbours.length)}
        </Button>
      )}
    </>
  );
}
