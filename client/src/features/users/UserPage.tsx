import { skipToken } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { BackToList, readListState } from '../../components/BackToList';
import { ButtonLink } from '../../components/ButtonLink';
import { isId } from '../../components/entryLookup';
import { FailedPage } from '../../components/ErrorState';
import { isNotFound } from '../../components/failureDetails';
import { PageSkeleton } from '../../components/PageSkeleton';
import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { useUserQuery } from '../../generated/users';
import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../paths';
import { UserArticle } from './UserArticle';
import classes from './UserPage.module.css';

/** The page of one account: data, rights and all actions on it. */
export function UserPage() {
  const { id = '' } = useParams();
  const link = readListState(useLocation());
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { data, error, refetch } = useUserQuery(
    isId(id)
      ? // Shows the cached data from the list and refetches it, because it is about to be edited. A user deleted
        // on this page leaves the cache and must not be queried again.
        { variables: { id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-only' }
      : skipToken,
  );
  const leave = () => {
    if (isMounted()) void navigate(paths.users() + link.list);
  };
  return (
    <div data-stack="20">
      <div>
        <BackToList path={paths.users()} list={link.list} all="All users" />
      </div>
      {content()}
    </div>
  );

  function content() {
    if (!isId(id) || isNotFound(error)) return <UserMissing asked={id} />;
    if (data?.user) return <UserArticle key={id} user={data.user} link={link} onDeleted={leave} />;
    if (error === undefined) return <UserSkeleton />;
    return <FailedPage title="User" error={error} operation="fetchUser" onRetry={refetch} />;
  }
}

/** Loading skeleton of a user's page. */
function UserSkeleton() {
  return (
    <PageSkeleton label="Loading user">
      <div data-stack="8" style={{ overflowWrap: 'anywhere' }}>
        <PageTitle title="User" />
        <Skeleton height={16} width="min(14rem, 50%)" />
      </div>
      <div data-columns className={classes.columns}>
        <div data-stack="14">
          {[64, 48, 80, 104].map((width) => (
            <div key={width}>
              <Skeleton height={12} width={width} mb={8} />
              <Skeleton height={36} width="min(34rem, 100%)" />
            </div>
          ))}
        </div>
        <div data-stack="14">
          {[90, 70, 80, 60, 75, 65].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} my={8} />
          ))}
        </div>
      </div>
    </PageSkeleton>
  );
}

interface UserMissingProps {
  /** The id in the URL. */
  readonly asked: string;
}

/** States that no user has this id, and where to look instead. */
function UserMissing({ asked }: UserMissingProps) {
  return (
    <>
      <PageTitle title="User not found" />
      <StateMessage
        title={`There is no user “${asked}”`}
        action={
          <>
            <ButtonLink to={paths.users()}>Show all users</ButtonLink>
            <ButtonLink to={paths.users({ closed: true })} variant="default">
              Show closed accounts
            </ButtonLink>
          </>
        }
      >
        This account never existed, or it was deleted permanently. Other deleted accounts are listed as closed
        accounts.
      </StateMessage>
    </>
  );
}
