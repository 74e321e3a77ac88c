import { EntityMark } from '../../components/EntityMark';
import classes from './Compare.module.css';
import type { ComparedField } from './comparison';
import { DifferenceMark } from './DifferenceMark';

interface FieldNameProps {
  readonly field: ComparedField;
}

/** What a field is called, and whether the entries differ in it. */
export function FieldName({ field: { label, meaning, entity, differs } }: FieldNameProps) {
  return (
    <span className={classes.field} title={meaning}>
      {entity === null ? label : <EntityMark kind={entity}>{label}</EntityMark>}
      <DifferenceMark differs={differs} />
    </span>
  );
}
