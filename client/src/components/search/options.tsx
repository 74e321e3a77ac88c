import { entryField } from '@contract/entry-fields';
import type { CascadeField, SearchField } from '@contract/entry-filters';
import { type Icon, IconArrowBackUp, IconArrowRight, IconClock, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatEntries } from '../format';
import type { Choice } from './choice';
import { HighlightedText } from './HighlightedText';
import { choiceOf, type RecentSearch } from './recentSearches';
import classes from './SuggestionList.module.css';
import type { SuggestedEntry, SuggestedValue, Suggestions } from './suggestions';

/** An option of the list below a search field: its content, and the choice that it stands for. */
export interface Option {
  /** Unique in its list, and stable when the list changes. */
  readonly key: string;
  readonly choice: Choice;
  readonly content: ReactNode;
}

/** A group of options under a heading: the values of one field. Without a field it has no heading. */
export interface OptionGroup {
  readonly field: CascadeField | null;
  readonly options: readonly Option[];
}

/** Returns the options for a term, the first of which is to search for the term itself. */
export function groupsFor(
  term: string,
  place: SearchField,
  { groups, entry, didYouMean }: Suggestions,
): readonly OptionGroup[] {
  const isAnywhere = place === 'all';
  const alone = [searchOption(term, place)];
  if (isAnywhere && entry !== null) alone.push(entryOption(entry));
  if (isAnywhere && didYouMean !== null) alone.push(correction(didYouMean));
  return [
    { field: null, options: alone },
    ...groups
      .filter(({ field }) => isAnywhere || place === field)
      .map(({ field, suggestions }) => ({
        field,
        options: suggestions.map((suggested) => valueOption(field, suggested)),
      })),
  ];
}

/** Returns the option that repeats a recent search. */
export function recentOption(recent: RecentSearch): Option {
  const { text, field } = recent;
  const content = (
    <>
      <Line icon={IconClock}>{text}</Line>
      {field && <span className={classes.count}>{labelOf(field)}</span>}
    </>
  );
  return { key: `recent ${field ?? 'all'} ${text}`, choice: choiceOf(recent), content };
}

function searchOption(term: string, place: SearchField): Option {
  const content = (
    <Line icon={IconSearch}>
      Search {labelOf(place)} for <b>“{term}”</b>
    </Line>
  );
  return { key: 'search', choice: { kind: 'search', term }, content };
}

function correction(term: string): Option {
  const content = (
    <Line icon={IconArrowBackUp}>
      Did you mean <b>{term}</b>?
    </Line>
  );
  return { key: `meant ${term}`, choice: { kind: 'search', term }, content };
}

function entryOption({ accession, autoantibody, disease }: SuggestedEntry): Option {
  const content = (
    <Line icon={IconArrowRight}>
      <span data-text="mono">{accession}</span> {autoantibody} in {disease}
    </Line>
  );
  return { key: `entry ${accession}`, choice: { kind: 'entry', accession }, content };
}

function valueOption(field: CascadeField, { value, ranges, synonym, count }: SuggestedValue): Option {
  const content = (
    <>
      <span className={classes.text}>
        <HighlightedText text={value} ranges={ranges} />
        {synonym !== null && <span data-text="note"> known as {synonym}</span>}
      </span>
      <span className={classes.count}>{formatEntries(count)}</span>
    </>
  );
  return { key: `${field} ${value}`, choice: { kind: 'value', field, value }, content };
}

function Line({ icon: Icon, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <>
      <Icon size={16} data-text="quiet" style={{ flex: 'none' }} aria-hidden="true" />
      <span className={classes.text}>{children}</span>
    </>
  );
}

function labelOf(field: SearchField): string {
  return field === 'all' ? 'all entries' : entryField(field).label;
}
