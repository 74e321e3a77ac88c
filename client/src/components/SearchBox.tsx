import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../hooks/useIsMounted';
import { type Choice, pathOfChoice } from './search/choice';
import { addRecentSearch } from './search/recentSearches';
import { SearchField } from './search/SearchField';
import classes from './SearchBox.module.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The initial term; the box follows when it changes. @default none */
  readonly term?: string | undefined;
  /** @default sm */
  readonly size?: 'sm' | 'lg';
  readonly hint?: ReactNode;
  /** Where a choice navigates to. @default the matching entries */
  readonly pathOf?: (choice: Choice) => string | Promise<string>;
}

/** A free text search; a suggestion opens its entries. */
export function SearchBox({
  label,
  term = '',
  size = 'sm',
  pathOf = pathOfChoice,
  ...props
}: SearchBoxProps) {
  const navigate = useNavigate();
  const [given, setGiven] = useState(term);
  const [typed, setTyped] = useState(term);
  if (term !== given) {
    setGiven(term);
    setTyped(term);
  }
  const isMounted = useIsMounted();
  const last = useRef<Choice>(null);
  const lead = async (choice: Choice) => {
    last.current = choice;
    const path = await pathOf(choice);
    // Where a choice leads may be known late: after another one, or when the page was left.
    if (isMounted() && last.current === choice) void navigate(path);
  };
  const handleChoose = (choice: Choice) => {
    addRecentSearch(choice);
    setTyped(choice.kind === 'search' ? choice.term : '');
    void lead(choice);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleChoose({ kind: 'search', term: typed.trim() });
  };
  return (
    <form role="search" aria-label={label} className={classes.form} data-size={size} onSubmit={handleSubmit}>
      <SearchField
        {...props}
        label={label}
        term={typed}
        size={size}
        onTerm={setTyped}
        onChoose={handleChoose}
        classNames={{ input: classes.input ?? '' }}
      />
    </form>
  );
}
