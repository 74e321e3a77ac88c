import { VisuallyHidden } from '@mantine/core';
import { IconEqual, IconEqualNot } from '@tabler/icons-react';

import { EntityLabel } from '../../components/EntityLabel';
import classes from './Compare.module.css';
import type { ComparedField } from './comparison';

/** The name of a field, and whether the entries differ in it: a sign, and a word for screen readers. */
export function FieldName({ field: { label, meaning, entity, differs } }: { readonly field: ComparedField }) {
  const Sign = differs ? IconEqualNot : IconEqual;
  const word = differs ? 'Differs' : 'Same in all';
  return (
    <span className={classes.field} title={meaning}>
      {entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>}
      <span className={classes.mark} data-differs={differs || undefined} title={word}>
        <Sign size={14} aria-hidden="true" />
        <VisuallyHidden>({word.toLowerCase()})</VisuallyHidden>
      </span>
    </span>
  );
}
