import { limits } from '@contract/limits';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';

import field from '../FilterField.module.css';
import { TypedFilter } from '../TypedFilter';
import classes from './ListToolbar.module.css';
import { ToolbarPanel } from './ToolbarPanel';

interface ListToolbarProps {
  /** The name of the items. */
  readonly label: string;
  /** The label and the placeholder of the search. */
  readonly description: string;
  readonly placeholder: string;
  /** The current search term, blank for none. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** `ToolbarSelect` elements for the other filters and the sort order. */
  readonly children: ReactNode;
}

/** The search, filters and sort order of a list. */
export function ListToolbar({ label, search, onSearch, children, ...words }: ListToolbarProps) {
  return (
    <ToolbarPanel label={label} isSearch>
      <div className={classes.search}>
        <TypedFilter
          label="Search"
          {...words}
          value={search}
          maxLength={limits.searchTermMaxLength}
          onType={onSearch}
        />
      </div>
      {children}
    </ToolbarPanel>
  );
}

interface ToolbarSelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Whether its labels are short. @default false */
  readonly isNarrow?: boolean;
  readonly onChoose: (value: T) => void;
}

/** A select in the toolbar. */
export function ToolbarSelect<T extends string>({ label, value, options, ...rest }: ToolbarSelectProps<T>) {
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option.value === event.currentTarget.value);
    if (chosen) rest.onChoose(chosen.value);
  };
  return (
    <NativeSelect
      label={label}
      className={rest.isNarrow ? classes.narrow : classes.select}
      classNames={{ label: field.label }}
      value={value}
      onChange={handleChange}
      data={[...options]}
    />
  );
}
