import { Button } from '@mantine/core';

import type { PageAddress } from '../../addresses';
import { ErrorState } from '../../components/ErrorState';
import { formatEntries, formatNumber } from '../../components/format';
import type { ResultState } from '../../components/latestResult';
import { cardLink, ListCard, ListCards } from '../../components/list/ListCards';
import { ListResults } from '../../components/list/ListPage';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { type ListColumn, ListTable } from '../../components/list/ListTable';
import { NoSuchPage } from '../../components/list/NoSuchPage';
import { Pager } from '../../components/Pager';
import { StateMessage } from '../../components/StateMessage';
import { TextLink } from '../../components/TextLink';
import type { ListedTermFragment, VocabularyTermsQuery } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Vocabulary.module.css';
import { isNarrowed, type VocabularyView } from './vocabularyView';

interface VocabularyResultsProps {
  readonly shown: VocabularyTermsQuery['autoantibodyTerms'] | undefined;
  readonly answer: ResultState;
  readonly view: VocabularyView;
  readonly isPhone: boolean;
  readonly onView: (view: VocabularyView) => void;
}

const everything: VocabularyView = { search: '', class: '', icap: '', page: 1 };

/** The list of terms in its states: failed, loading, empty and filled. */
export function VocabularyResults({ shown, answer, view, isPhone, onView }: VocabularyResultsProps) {
  const { error, isStale, onRetry } = answer;
  if (error !== undefined) return <ErrorState error={error} operation="fetchVocabulary" onRetry={onRetry} />;
  if (shown === undefined)
    return (
      <ListSkeleton
        what="names"
        rows={12}
        bars={isPhone ? 2 : 5}
        height={isPhone ? 92 : 48}
        shape={isPhone ? 'cards' : 'table'}
      />
    );
  const { items, pagination } = shown;
  if (pagination.total === 0) return <NoTerms view={view} onView={onView} />;
  const goTo = ({ page = 1 }: PageAddress) => onView({ ...view, page });
  if (items.length === 0) return <NoSuchPage {...pagination} onPaging={goTo} />;
  return (
    <ListResults isStale={isStale}>
      {isPhone ? <TermCards terms={items} /> : <TermTable terms={items} />}
      {pagination.pages > 1 && <Pager {...pagination} pageSizes={[]} onPaging={goTo} />}
    </ListResults>
  );
}

function NoTerms({ view, onView }: Pick<VocabularyResultsProps, 'view' | 'onView'>) {
  if (!isNarrowed(view))
    return <StateMessage title="The vocabulary is empty">Reviewers can add names.</StateMessage>;
  return (
    <StateMessage
      title="No name matches"
      action={<Button onClick={() => onView(everything)}>Show all names</Button>}
    >
      Every word must occur in a name, another name or a code. Try fewer words, or another class or pattern.
    </StateMessage>
  );
}

interface TermsProps {
  readonly terms: readonly ListedTermFragment[];
}

const columns: readonly ListColumn<ListedTermFragment>[] = [
  { label: 'Name', share: 32, cell: (term) => <TermLink term={term} /> },
  { label: 'Also called', share: 28, isCut: true, cell: otherNames },
  {
    label: 'Class',
    share: 24,
    isCut: true,
    cell: ({ classes: of }) => of.map(({ name }) => name).join('; '),
  },
  {
    label: 'Pattern',
    description: 'Pattern on HEp-2 cells, as the ICAP consensus names it',
    share: 10,
    cell: ({ icap }) => icap.map(({ code }) => code).join(', '),
  },
  { label: 'Entries', share: 8, cell: ({ counts }) => formatNumber(counts.entries) },
];

function TermTable({ terms }: TermsProps) {
  return (
    <ListTable label="Names" columns={columns} rows={terms} minWidth="48rem" height="dense" tabularNums />
  );
}

function TermCards({ terms }: TermsProps) {
  return (
    <ListCards label="Names">
      {terms.map((term) => (
        <ListCard key={term.id}>
          <TermLink term={term} className={cardLink} />
          <p className={classes.others}>{otherNames(term)}</p>
          <p className={classes.others}>
            {[...term.icap.map(({ code }) => code), formatEntries(term.counts.entries)].join(' · ')}
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

function TermLink({
  term,
  className,
}: {
  readonly term: ListedTermFragment;
  readonly className?: string | undefined;
}) {
  return (
    <>
      <TextLink to={paths.term(term.slug)} className={className}>
        {term.name}
      </TextLink>
      {term.isClass && <span className={classes.kind}>class</span>}
    </>
  );
}

function otherNames({ synonyms }: ListedTermFragment): string {
  return synonyms.map(({ name }) => name).join('; ');
}
