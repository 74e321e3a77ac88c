import type { EntityKind } from '@contract/entry-field-row';

import { EntityLabel } from '../../components/EntityLabel';
import classes from './EntryAnatomy.module.css';

const parts: readonly { readonly kind: EntityKind; readonly meaning: string }[] = [
  { kind: 'disease', meaning: 'the condition it is found in' },
  { kind: 'autoantibody', meaning: 'what the immune system makes' },
  { kind: 'autoantigen', meaning: 'the body’s own molecule it binds' },
  { kind: 'epitope', meaning: 'the place on it that is bound' },
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
