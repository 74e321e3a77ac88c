import classes from './ChangedFields.module.css';
import { type FieldChange, inFieldOrder, labelOfField } from './fieldChanges';
import { WordDifference } from './WordDifference';

interface ChangedFieldsProps {
  readonly changes: readonly FieldChange[];
  /** Whether there was no previous version, so that values need no marks. @default false */
  readonly isFirst?: boolean;
}

/** Fields with their changes, word by word. */
export function ChangedFields({ changes, isFirst = false }: ChangedFieldsProps) {
  return (
    <dl className={classes.list}>
      {inFieldOrder(changes).map(({ field, before, after }) => (
        <div key={field} className={classes.change}>
          <dt>{labelOfField(field)}</dt>
          <dd>{isFirst ? after : <WordDifference before={before} after={after} />}</dd>
        </div>
      ))}
    </dl>
  );
}
