import { entryFields } from '@contract/entry-fields';
import { searchFields } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type Choice, pathOfChoice } from '../../../components/search/choice';
import { addRecentSearch } from '../../../components/search/recentSearches';
import { SearchField } from '../../../components/search/SearchField';
import type { EntriesView } from './entriesSearchParams';
import classes from './ListSearch.module.css';
import { withSearch, withValue } from './viewChanges';

interface ListSearchProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

const places = [
  { value: 'all', label: 'All fields' },
  ...entryFields.map(({ name, label }) => ({ value: name, label })),
];

/** Searches the list, in all fields or in one. */
export function ListSearch({ view, onView }: ListSearchProps) {
  const navigate = useNavigate();
  const [applied, setApplied] = useState(view);
  const [field, setField] = useState(view.field);
  const [term, setTerm] = useState(view.search);
  // A chip, the header's search or the back button may have changed the applied search; the form adopts it.
  if (view.search !== applied.search || view.field !== applied.field) {
    setApplied(view);
    setField(view.field);
    setTerm(view.search);
  }
  const search = (wanted: string, where = field) => {
    if (wanted === view.search && where === view.field) return;
    onView(withSearch(view, wanted, where));
  };
  const handleField = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = searchFields.find((name) => name === event.currentTarget.value) ?? 'all';
    setField(chosen);
    // Without a term, changing the field has no effect yet.
    if (term.trim() !== '') search(term.trim(), chosen);
  };
  const handleChoose = (choice: Choice) => {
    addRecentSearch(choice);
    setTerm(choice.kind === 'search' ? choice.term : '');
    if (choice.kind === 'search') search(choice.term);
    else if (choice.kind === 'value') onView(withValue(view, choice.field, choice.value));
    else void navigate(pathOfChoice(choice));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleChoose({ kind: 'search', term: term.trim() });
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
      <SearchField
        label="Search entries"
        placeholder="Words that must all occur"
        term={term}
        place={field}
        onTerm={setTerm}
        onClear={handleClear}
        onChoose={handleChoose}
        className={classes.term}
        classNames={{ input: classes.termInput ?? '' }}
      />
    </form>
  );
}
