import { Fact } from '../facts/FactGroup';
import facts from '../facts/FactGroup.module.css';
import { type FieldChange, inFieldOrder, labelOfField } from './fieldChanges';
import { WordDifference } from './WordDifference';

export interface ChangedFieldsProps {
  readonly changes: readonly FieldChange[];
  /** Whether there was no previous version, so that values need no marks. @default false */
  readonly isFirst?: boolean;
  /** What a field is called. @default the label of a field of an entry */
  readonly labelOf?: (field: string) => string;
}

/** Fields with their changes, word by word. */
export function ChangedFields({ changes, isFirst = false, labelOf = labelOfField }: ChangedFieldsProps) {
  return (
    <dl className={facts.headless}>
      {inFieldOrder(changes).map(({ field, before, after }) => (
        <Fact key={field} term={labelOf(field)}>
          {isFirst ? after : <WordDifference before={before} after={after} />}
        </Fact>
      ))}
    </dl>
  );
}
