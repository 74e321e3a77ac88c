import { clientPages } from '@contract/client-pages';
import { Skeleton } from '@mantine/core';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';

import type { OverviewKind } from '../../addresses';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState } from '../../components/ErrorState';
import { isNotFound } from '../../components/failureDetails';
import { PageSkeleton } from '../../components/PageSkeleton';
import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { OverviewDocument, useOverviewQuery } from '../../generated/overview';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { OverviewArticle } from './OverviewArticle';
import { overviewAddress, readOverviewView } from './overviewView';

/** Everything about one disease, autoantibody, autoantigen or pattern, which the address names. */
export function OverviewPage({ kind }: { readonly kind: OverviewKind }) {
  const { id: name = '' } = useParams();
  const view = readOverviewView(useSearchParams()[0]);
  useRefetchOnFocus(OverviewDocument);
  const { data, error, refetch } = useOverviewQuery({ variables: { kind, name } });
  const overview = data?.overview;
  if (overview) {
    // A name or synonym leads to the one address; the page says by which name it was found.
    const saysMore = overview.via !== 'name' || overview.otherMeanings.length > 0;
    const isCanonical = name === overview.slug || saysMore;
    if (!isCanonical)
      return (
        <>
          <Navigate replace to={paths.overview(kind, overview.slug, overviewAddress(view))} />
          <OverviewSkeleton kind={kind} />
        </>
      );
    return <OverviewArticle overview={overview} view={view} />;
  }
  if (error === undefined) return <OverviewSkeleton kind={kind} />;
  const isMissing = isNotFound(error);
  const { title } = clientPages[kind];
  return (
    <div data-stack="24" className={classes.page}>
      <PageTitle title={isMissing ? `${title} not found` : title} path={null} />
      {isMissing ? (
        <StateMessage
          title={`Nothing is known by the name “${name}”`}
          action={
            <ButtonLink to={paths.search(name.replaceAll('-', ' '))}>Search all entries for it</ButtonLink>
          }
        >
          No entry and no vocabulary has this name. Check the spelling, or search: a search also finds parts
          of names.
        </StateMessage>
      ) : (
        <ErrorState error={error} operation="fetchOverview" onRetry={refetch} />
      )}
    </div>
  );
}

const tableRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The shape of an overview while it is loading. */
function OverviewSkeleton({ kind }: { readonly kind: OverviewKind }) {
  return (
    <PageSkeleton label="Loading the overview" gap={24}>
      <PageTitle title={clientPages[kind].title} />
      <Skeleton height={18} width="min(32rem, 90%)" />
      <Skeleton height={18} width="min(20rem, 60%)" />
      <Skeleton height={64} />
      {tableRows.map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </PageSkeleton>
  );
}
