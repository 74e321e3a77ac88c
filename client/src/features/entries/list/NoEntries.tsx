import { type CascadeField, isCascadeField } from '@contract/entry-filters';
import { Button, Text } from '@mantine/core';
import { Fragment } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { comparedEntries } from '../../../components/comparing/comparedEntries';
import { formatEntries, formatList } from '../../../components/format';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { isFiltered } from '../../../components/listCriteria';
import { readReportedFindings } from '../../../components/reportedFindings';
import { pathOfChoice } from '../../../components/search/choice';
import type { SuggestedValue } from '../../../components/search/suggestions';
import { StateMessage } from '../../../components/StateMessage';
import { TextLink } from '../../../components/TextLink';
import { useSuggestionsQuery } from '../../../generated/lookup';
import { paths } from '../../../paths';
import { addressOf, type EntriesView } from './entriesSearchParams';
import { type FoundName, useNamesApart } from './useNamesApart';
import { withoutFilters, withSearch } from './viewChanges';

interface NoEntriesProps {
  readonly view: EntriesView;
  /** The number of pages of matching entries. */
  readonly pages: number;
  /** A suggested correction of the search term; `null` for none. */
  readonly didYouMean: string | null;
  readonly onView: (view: EntriesView) => void;
}

/** Explains why the list is empty: a page past the end, filters without matches, or an empty database. */
export function NoEntries({ pages, view, didYouMean, onView }: NoEntriesProps) {
  if (pages > 0) {
    return (
      <NoSuchPage page={view.page} pages={pages} onPaging={(paging) => onView({ ...view, ...paging })} />
    );
  }
  if (!isFiltered(view)) {
    return (
      <StateMessage
        title="There are no entries yet"
        action={<ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>}
      >
        New entries appear here.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No entries match"
      action={
        <>
          <NamesApart view={view} />
          {didYouMean === null && <NamesWithSearch view={view} />}
          <ReportedFindings view={view} />
          <Button onClick={() => onView(withoutFilters(view))}>Clear all</Button>
        </>
      }
    >
      {didYouMean !== null && <DidYouMean term={didYouMean} view={view} />}
      An entry must contain every word of the search and meet all filters. Try fewer words or another
      spelling, or clear the filters.
    </StateMessage>
  );
}

function DidYouMean({ term, view }: { readonly term: string; readonly view: EntriesView }) {
  return (
    <>
      Did you mean <TextLink to={paths.entries(addressOf(withSearch(view, term)))}>{term}</TextLink>
      ?<br />
    </>
  );
}

/** For a search for two names that no entry contains together: what each of them finds, and a way to compare. */
function NamesApart({ view }: { readonly view: EntriesView }) {
  const names = useNamesApart(view);
  if (names === null) return null;
  const [first, second] = names;
  return (
    <Text w="100%" maw="none">
      No entry has both. <Found name={first} view={view} /> · <Found name={second} view={view} /> ·{' '}
      <TextLink to={paths.compare({ entries: chosenOf(first, second).join() })}>Compare them</TextLink>
    </Text>
  );
}

/** For a search that reads like a line of a report: the way to the diseases that fit its findings. */
function ReportedFindings({ view: { search } }: { readonly view: EntriesView }) {
  const findings = readReportedFindings(search);
  const names = findings.map(({ name, result }) => (result === 'absent' ? `absent ${name}` : name));
  const first = findings[0];
  if (first === undefined || (findings.length === 1 && first.name === search.trim())) return null;
  return (
    <Text w="100%" maw="none">
      Findings of a patient?{' '}
      <TextLink to={paths.differential(findings)}>Which diseases fit {formatList(names)}</TextLink>
    </Text>
  );
}

const mostNames = 3;

/** Other names that contain the search, such as primary biliary cirrhosis, and what entries call it. */
function NamesWithSearch({ view: { search, field } }: { readonly view: EntriesView }) {
  const skip = search === '' || field !== 'all';
  const { data } = useSuggestionsQuery({ variables: { term: search }, fetchPolicy: 'no-cache', skip });
  const names = data?.suggestions.groups
    .flatMap((group) => (isCascadeField(group.field) ? valuesOf(group.field, group.suggestions) : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostNames);
  if (names === undefined || names.length === 0) return null;
  return (
    <Text w="100%" maw="none">
      Another name contains it:{' '}
      {names.map(({ field: place, value, synonym, count }, at) => (
        <Fragment key={`${place} ${value}`}>
          {at > 0 && ' · '}
          <TextLink to={pathOfChoice({ kind: 'value', field: place, value })}>{value}</TextLink>, known as{' '}
          {synonym} ({formatEntries(count)})
        </Fragment>
      ))}
    </Text>
  );
}

function valuesOf(field: CascadeField, values: readonly Omit<SuggestedValue, 'ranges'>[]) {
  return values.filter(({ synonym }) => synonym !== null).map((value) => ({ field, ...value }));
}

function Found({ name, view }: { readonly name: FoundName; readonly view: EntriesView }) {
  return (
    <TextLink to={paths.entries(addressOf(withSearch(view, name.words)))}>
      {name.words}: {formatEntries(name.total)}
    </TextLink>
  );
}

/** The best matches of both names by turns, as many as a comparison takes. */
function chosenOf(first: FoundName, second: FoundName): readonly string[] {
  const longest = Math.max(first.accessions.length, second.accessions.length);
  const turns = Array.from({ length: longest }, (_, turn) => [
    first.accessions[turn],
    second.accessions[turn],
  ]);
  const accessions = turns.flat().filter((accession) => accession !== undefined);
  return [...new Set(accessions)].slice(0, comparedEntries.max);
}
