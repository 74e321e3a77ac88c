import { entryField } from '@contract/entry-fields';
import type { CascadeField } from '@contract/entry-filters';
import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { EntityLabel } from '../EntityLabel';
import type { Option, OptionGroup } from './options';
import { clearRecentSearches, recentOf, removeRecentSearch } from './recentSearches';
import classes from './SuggestionList.module.css';
import type { useListbox } from './useListbox';

interface SuggestionListProps {
  readonly listbox: ReturnType<typeof useListbox<Option>>;
  readonly groups: readonly OptionGroup[];
  readonly options: readonly Option[];
  /** Whether the options are recent searches, which can be removed. */
  readonly areRecents: boolean;
  /** Moves the focus back to the field when the focused element is removed. */
  readonly onLeave: () => void;
}

/** The list below a field, shown above the content that follows. */
export function SuggestionList({ listbox, groups, options, areRecents, onLeave }: SuggestionListProps) {
  const { id, active, optionId, choose, goTo } = listbox;
  const render = (option: Option) => {
    const position = options.indexOf(option);
    return (
      <div
        key={option.key}
        id={optionId(position)}
        role="option"
        aria-selected={position === active}
        className={classes.option}
        onPointerMove={() => position !== active && goTo(position)}
        onClick={() => choose(option)}
      >
        {option.content}
      </div>
    );
  };
  return (
    // A press anywhere in the list leaves the focus in the field.
    <div className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
      {areRecents && <RecentHead onLeave={onLeave} />}
      <div className={classes.columns}>
        <div
          id={id}
          role="listbox"
          aria-label={areRecents ? 'Recent searches' : 'Suggestions'}
          className={classes.list}
        >
          {groups.map(({ field, options: members }) =>
            field === null ? (
              members.map(render)
            ) : (
              <div key={field} role="group" aria-labelledby={`${id}-${field}`} className={classes.group}>
                <div
                  id={`${id}-${field}`}
                  role="presentation"
                  data-text="note"
                  style={{ padding: '4px 12px 2px', fontWeight: 600 }}
                >
                  <FieldName field={field} />
                </div>
                {members.map(render)}
              </div>
            ),
          )}
        </div>
        {areRecents && <RemoveButtons options={options} onLeave={onLeave} />}
      </div>
    </div>
  );
}

function FieldName({ field }: { readonly field: CascadeField }) {
  const { label, entity } = entryField(field);
  return entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>;
}

function RecentHead({ onLeave }: Pick<SuggestionListProps, 'onLeave'>) {
  const handleClear = () => {
    onLeave();
    clearRecentSearches();
  };
  return (
    <div data-text="note" className={classes.recentHead}>
      Recent searches
      <UnstyledButton className={classes.forget} onClick={handleClear}>
        Clear recent searches
      </UnstyledButton>
    </div>
  );
}

/** Each recent search has a button that removes it, outside of the listbox, which may contain options only. */
function RemoveButtons({ options, onLeave }: Pick<SuggestionListProps, 'options' | 'onLeave'>) {
  return (
    <div className={classes.removals}>
      {options.map(({ key, choice }) => (
        <UnstyledButton
          key={key}
          className={classes.remove}
          aria-label={`Remove ${recentOf(choice).text} from recent searches`}
          onClick={() => {
            onLeave();
            removeRecentSearch(choice);
          }}
        >
          <IconX size={14} aria-hidden="true" />
        </UnstyledButton>
      ))}
    </div>
  );
}
