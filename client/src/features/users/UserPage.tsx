import { skipToken } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';

import { BackToList, readListState } from '../../components/BackToList';
import { isId } from '../../components/entryLookup';
import { ErrorState } from '../../components/ErrorState';
import { isNotFound } from '../../components/failureDetails';
import { PageTitle } from '../../components/PageTitle';
import { useUserQuery } from '../../generated/users';
import { paths } from '../../paths';
import { UserArticle } from './UserArticle';
import { UserMissing } from './UserMissing';
import classes from './UserPage.module.css';
import { UserSkeleton } from './UserSkeleton';

/** The page of one account: data, rights and all actions on it. */
export function UserPage() {
  const { id = '' } = useParams();
  const link = readListState(useLocation());
  const { data, error, refetch } = useUserQuery(
    isId(id)
      ? // Shows the cached data from the list and refetches it, because it is about to be edited. A user deleted
        // on this page leaves the cache and must not be queried again.
        { variables: { id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-only' }
      : skipToken,
  );
  return (
    <div className={classes.page}>
      <div>
        <BackToList path={paths.users()} list={link.list} all="All users" />
      </div>
      {content()}
    </div>
  );

  function content() {
    if (!isId(id) || isNotFound(error)) return <UserMissing asked={id} />;
    if (data?.user) return <UserArticle key={id} user={data.user} link={link} />;
    if (error === undefined) return <UserSkeleton />;
    return (
      <>
        <PageTitle title="User" />
        <ErrorState error={error} operation="fetchUser" onRetry={refetch} />
      </>
    );
  }
}
