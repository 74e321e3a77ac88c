import type { EntityKind } from '@contract/entry-field-row';

import { entities } from './entities';
import classes from './EntityMark.module.css';

interface EntityMarkProps {
  readonly kind: EntityKind;
  /** What stands beside the drawing. @default the entity's word */
  readonly children?: string;
}

/** Names an entity: its drawing and its word, in its colour. */
export function EntityMark({ kind, children = entities[kind].word }: EntityMarkProps) {
  return (
    <span className={classes.mark} data-entity={kind}>
      <svg className={classes.drawing} viewBox="0 0 16 16" aria-hidden="true">
        <path d={entities[kind].drawing} />
      </svg>
      {children}
    </span>
  );
}
