import { associationId, associationKinds } from '@contract/associations';
import { overviewSlug } from '@contract/rules/slug';
import { Anchor, Skeleton } from '@mantine/core';
import { useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import { entities } from '../../../components/entities';
import { EntityLabel } from '../../../components/EntityLabel';
import { ErrorState } from '../../../components/ErrorState';
import { formatEntries } from '../../../components/format';
import { isFiltered } from '../../../components/listCriteria';
import { NoFigures } from '../../../components/NoFigures';
import { ProgressLine } from '../../../components/ProgressLine';
import { type Choice, pathOfChoice } from '../../../components/search/choice';
import { SuggestContext } from '../../../components/search/suggestions';
import { SearchBox } from '../../../components/SearchBox';
import { StateMessage } from '../../../components/StateMessage';
import {
  type ColumnKind,
  type ColumnLink,
  type ColumnName,
  type Columns,
  placeColumns,
} from '../../../components/threeColumns/columnLinks';
import { maxNames, ThreeColumns } from '../../../components/threeColumns/ThreeColumns';
import { TitledSection } from '../../../components/TitledSection';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { useIsPrinting } from '../../../hooks/useIsPrinting';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { paths } from '../../../paths';
import { entriesWith, exploreAddress, type ExploreView } from '../exploreView';
import classes from './ColumnsView.module.css';
import { useColumns } from './useColumns';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A name with its autoantibodies, and all diseases and autoantigens of these, as three columns or as a list. */
export function ColumnsView({ view }: { readonly view: ExploreView }) {
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const { focus, node, links, hasNone, isStale, failed } = useColumns(view);
  // The link that was followed may go, or move, which loses the focus too.
  const head = useRestoredFocus<HTMLDivElement>(
    `${node?.id ?? ''} ${String(links !== undefined)} ${String(isStale)}`,
  );
  const pathOf = (kind: ColumnKind, { name }: ColumnName) =>
    paths.explore(exploreAddress({ ...view, tab: 'columns', focus: associationId(kind, name) }));
  if (failed)
    return <ErrorState error={failed.error} operation="fetchAssociations" onRetry={failed.onRetry} />;
  if (hasNone) {
    return (
      <NoFigures
        isFiltered={isFiltered(view)}
        yet="There are no entries to explore yet."
        all={{ label: 'Explore all entries', to: paths.explore() }}
      />
    );
  }
  // A sheet would end anywhere in the drawing.
  const Names = isPhone || isPrinting ? ChainList : ThreeColumns;
  return (
    <div data-stack="16" aria-busy={isStale}>
      {isStale && <ProgressLine />}
      <FocusSearch pathOf={pathOf} />
      {focus && node === null ? (
        <StateMessage
          title={`No entry here is about “${focus.label}”`}
          action={
            <ButtonLink to={paths.search(focus.label)} variant="default">
              Search all entries for it
            </ButtonLink>
          }
        >
          Check the spelling and the filters, or choose a name in the list below the search.
        </StateMessage>
      ) : node && links ? (
        <>
          <div ref={head} tabIndex={-1} role="status" className={classes.focus}>
            <EntityLabel kind={node.kind}>{entities[node.kind].word}</EntityLabel>
            <strong style={{ overflowWrap: 'anywhere' }}>{node.label}</strong>
            <Anchor component={Link} size="sm" to={paths.entries(entriesWith(view, [node.id]))}>
              {formatEntries(node.count)}
            </Anchor>
            <Anchor component={Link} size="sm" to={paths.overview(node.kind, node.label)}>
              Its own page
            </Anchor>
          </div>
          <Names links={links} focus={node.label} title={titles[node.kind]} pathOf={pathOf} />
        </>
      ) : (
        <div role="status" aria-label="Loading the columns" data-stack="16">
          {skeletonRows.map((row) => (
            <Skeleton key={row} height={32} />
          ))}
        </div>
      )}
    </div>
  );
}

const titles: Readonly<Record<ColumnKind, string>> = {
  disease: 'Its autoantibodies, and where else they occur',
  autoantibody: 'Where it occurs, and what it binds',
  autoantigen: 'The autoantibodies against it, and where they occur',
};

/** A search for the name in focus; a typed text leads to the name that is suggested first. */
function FocusSearch({ pathOf }: { readonly pathOf: (kind: ColumnKind, name: ColumnName) => string }) {
  const suggest = useContext(SuggestContext);
  const pathOfName = (kind: ColumnKind, name: string) => pathOf(kind, { name, slug: overviewSlug(name) });
  const pathOfFocus = async (choice: Choice): Promise<string> => {
    if (choice.kind === 'search') {
      const groups = (await suggest?.(choice.term, new AbortController().signal).catch(() => null))?.groups;
      for (const kind of associationKinds) {
        const first = groups?.find(({ field }) => field === kind)?.suggestions[0];
        if (first) return pathOfName(kind, first.value);
      }
      return choice.term === '' ? pathOfChoice(choice) : pathOfName('disease', choice.term);
    }
    if (choice.kind === 'entry') return pathOfChoice(choice);
    const kind = associationKinds.find((known) => known === choice.field);
    return kind === undefined ? pathOfChoice(choice) : pathOfName(kind, choice.value);
  };
  return (
    <div style={{ maxWidth: '32rem' }} data-screen-only>
      <SearchBox
        label="Explore around a name"
        placeholder="Disease, autoantibody or autoantigen"
        pathOf={pathOfFocus}
      />
    </div>
  );
}

interface ChainListProps {
  readonly links: readonly ColumnLink[];
  readonly focus: string;
  readonly title: string;
  readonly pathOf: (kind: ColumnKind, name: ColumnName) => string;
}

/** The columns as a list for phones and paper: each autoantibody with its diseases and autoantigens. */
function ChainList({ links, focus, title, pathOf }: ChainListProps) {
  const columns = useMemo(() => placeColumns(links, maxNames), [links]);
  return (
    <TitledSection title={title} data-stack="12" headingSize="lg">
      <ul aria-label={entities.autoantibody.plural}>
        {columns.names.autoantibody.map((autoantibody) => (
          <li key={autoantibody.key} className={classes.chain}>
            <Link to={pathOf('autoantibody', autoantibody)} className={classes.head}>
              <EntityLabel kind="autoantibody">{autoantibody.name}</EntityLabel>
            </Link>
            {(['disease', 'autoantigen'] as const).map((kind) => {
              const names = linkedTo(autoantibody.key, kind, columns);
              return (
                <ul key={kind} data-entity={kind} aria-label={entities[kind].plural}>
                  {names.map((name) => (
                    <li key={name.slug} data-focus={name.name === focus || undefined}>
                      <Link to={pathOf(kind, name)}>{name.name}</Link>
                    </li>
                  ))}
                </ul>
              );
            })}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function linkedTo(key: string, kind: 'disease' | 'autoantigen', { lines }: Columns): readonly ColumnName[] {
  return kind === 'disease'
    ? lines.filter(({ to }) => to.key === key).map(({ from }) => from)
    : lines.filter(({ from }) => from.key === key).map(({ to }) => to);
}
