import { entryField } from '@contract/entry-fields';
import type { CascadeField } from '@contract/entry-filters';

import { EntityMark } from '../EntityMark';
import { type Choice, optionId } from './choice';
import type { OptionGroup } from './options';
import { OptionText } from './OptionText';
import classes from './SuggestionList.module.css';

interface SuggestionGroupProps {
  readonly listId: string;
  readonly group: OptionGroup;
  /** At which place in the whole list the group begins. */
  readonly first: number;
  /** The place in the whole list that the keys have come to. */
  readonly active: number;
  readonly onActive: (key: string) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Options that belong together, under the field they are values of. */
export function SuggestionGroup({ group, listId, ...props }: SuggestionGroupProps) {
  const { field } = group;
  if (field === null) return <Options {...props} group={group} listId={listId} />;
  const headId = `${listId}-${field}`;
  return (
    <div role="group" aria-labelledby={headId} className={classes.group}>
      <div id={headId} role="presentation" className={classes.head}>
        <FieldName field={field} />
      </div>
      <Options {...props} group={group} listId={listId} />
    </div>
  );
}

function FieldName({ field }: { readonly field: CascadeField }) {
  const { label, entity } = entryField(field);
  return entity === null ? label : <EntityMark kind={entity}>{label}</EntityMark>;
}

function Options({ listId, group, first, active, onActive, onChoose }: SuggestionGroupProps) {
  return group.options.map((option, position) => (
    <div
      key={option.key}
      id={optionId(listId, first + position)}
      role="option"
      aria-selected={first + position === active}
      className={classes.option}
      onPointerMove={() => first + position !== active && onActive(option.key)}
      onClick={() => onChoose(option.choice)}
    >
      <OptionText option={option} />
    </div>
  ));
}
