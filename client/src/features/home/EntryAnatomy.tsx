import type { EntityKind } from '@contract/entry-field-row';

import { EntityLabel } from '../../components/EntityLabel';
import classes from './EntryAnatomy.module.css';

const parts: readonly { readonly kind: EntityKind; readonly meaning: string }[] = [
  { kind: 'disease', meaning: 'the condition in which it occurs' },
  { kind: 'autoantibody', meaning: 'the antibody that the immune system makes' },
  { kind: 'autoantigen', meaning: 'the body’s own molecule that it binds' },
  { kind: 'epitope', meaning: 'the part of the molecule that it binds' },
];

/** Shows which entities an entry links, and introduces their four colours. */
export function EntryAnatomy() {
  return (
    <dl className={classes.anatomy}>
      {parts.map(({ kind, meaning }) => (
        <div key={kind} className={classes.part} data-entity={kind}>
          <dt>
            <EntityLabel kind={kind} />
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
