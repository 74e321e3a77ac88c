import { type AssociationKind, associationKinds } from '@contract/associations';
import { UnstyledButton } from '@mantine/core';

import { entities } from '../../components/entities';
import { formatNumber } from '../../components/format';
import type { Network } from './graph/network';
import { KindSymbol } from './KindSymbol';
import classes from './KindToggles.module.css';

interface KindTogglesProps {
  readonly kinds: readonly AssociationKind[];
  readonly network: Network | undefined;
  readonly onKinds: (kinds: readonly AssociationKind[]) => void;
}

/** The legend of the network; its buttons hide and show the kinds of nodes. */
export function KindToggles({ kinds, network, onKinds }: KindTogglesProps) {
  const handleKind = (kind: AssociationKind) => {
    const next = associationKinds.filter((one) => kinds.includes(one) !== (one === kind));
    // Hiding the last kind shows all kinds, because an empty network is of no use.
    onKinds(next.length === 0 ? associationKinds : next);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Kinds</legend>
      <div className={classes.kinds}>
        {associationKinds.map((kind) => (
          <UnstyledButton
            key={kind}
            className={classes.kind}
            aria-pressed={kinds.includes(kind)}
            onClick={() => handleKind(kind)}
          >
            <KindSymbol kind={kind} />
            {entities[kind].plural}
            <span className={classes.count}>
              {network && formatNumber(network.nodes.filter((node) => node.kind === kind).length)}
            </span>
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
