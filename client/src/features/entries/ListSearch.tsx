import { entryFields } from '@contract/entry-fields';
import { searchFields } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, useState } from 'react';

import type { EntriesView } from './entriesSearchParams';
import classes from './ListSearch.module.css';

interface ListSearchProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

const places = [
  { value: 'all', label: 'All fields' },
  ...entryFields.map(({ name, label }) => ({ value: name, label })),
];

/** Searches the list, everywhere or in one field. */
export function ListSearch({ view, onView }: ListSearchProps) {
  const [applied, setApplied] = useState(view);
  const [field, setField] = useState(view.field);
  const [term, setTerm] = useState(view.search);
  // A chip, the header's search or the back button may have changed what is applied; the form follows.
  if (view.search !== applied.search || view.field !== applied.field) {
    setApplied(view);
    setField(view.field);
    setTerm(view.search);
  }
  const search = (wanted: string, where = field) => {
    if (wanted.trim() === view.search && where === view.field) return;
    onView({ ...view, search: wanted.trim(), field: where, page: 1 });
  };
  const handleField = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = searchFields.find((name) => name === event.currentTarget.value) ?? 'all';
    setField(chosen);
    // Without a term there is nothing to look for yet, wherever it may be.
    if (term.trim() !== '') search(term, chosen);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(term);
  };
  const handleClear = () => {
    setTerm('');
    setField('all');
    search('', 'all');
  };
  return (
    <form className={classes.form} role="search" aria-label="Search in this list" onSubmit={handleSubmit}>
      <NativeSelect
        aria-label="Search in"
        value={field}
        onChange={handleField}
        data={places}
        classNames={{ root: classes.field, input: classes.fieldInput }}
      />
      <TextInput
        aria-label="Words to search for"
        placeholder="Words that must all occur"
        value={term}
        maxLength={limits.searchTermMaxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTerm(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={
          term !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={handleClear} />
        }
        classNames={{ root: classes.term, input: classes.termInput }}
      />
    </form>
  );
}
