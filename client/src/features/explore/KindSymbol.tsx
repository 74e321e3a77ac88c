import type { AssociationKind } from '@contract/associations';

import { corners } from './drawing/networkElements';

/** The symbol of a kind of node, in its shape and colour in the network. */
export function KindSymbol({ kind }: { readonly kind: AssociationKind }) {
  const points = corners[kind];
  return (
    <svg
      width={14}
      height={14}
      style={{ flex: 'none', fill: 'var(--entity)' }}
      data-entity={kind}
      viewBox="-1.1 -1.1 2.2 2.2"
      aria-hidden="true"
    >
      {points === null ? <circle r="1" /> : <polygon points={points.join(' ')} />}
    </svg>
  );
}
