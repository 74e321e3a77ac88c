import type { EntityKind } from '@contract/entry-field-row';

import { entities } from './entities';
import classes from './EntityLabel.module.css';

interface EntityLabelProps {
  readonly kind: EntityKind;
  /** The text next to the icon. @default the entity's name */
  readonly children?: string;
}

/** The icon of an entity, in the colour of its text. */
export function EntityIcon({ kind }: { readonly kind: EntityKind }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 16 16" aria-hidden="true">
      <path d={entities[kind].drawing} />
    </svg>
  );
}

/** Shows an entity by its icon and name, in its colour. */
export function EntityLabel({ kind, children = entities[kind].word }: EntityLabelProps) {
  return (
    <span className={classes.mark} data-entity={kind}>
      <EntityIcon kind={kind} />
      {children}
    </span>
  );
}
