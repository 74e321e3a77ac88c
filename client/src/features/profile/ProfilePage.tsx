import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { useMeQuery } from '../../generated/session';
import { AccountFacts } from './AccountFacts';
import { ChangePassword } from './ChangePassword';
import { ProfileForm } from './ProfileForm';
import classes from './ProfilePage.module.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SignOutEverywhere } from './SignOutEverywhere';

/** The user's own data, password and sessions. */
export function ProfilePage() {
  const { data, error, refetch } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.page}>
      <PageTitle title="Profile" />
      {content()}
    </div>
  );

  function content() {
    if (data === undefined) {
      if (error === undefined) return <ProfileSkeleton />;
      return <ErrorState error={error} operation="fetchProfile" onRetry={() => void refetch()} />;
    }
    const { me } = data;
    return (
      <>
        <ProfileForm user={me} />
        <AccountFacts user={me} />
        <ChangePassword user={me} />
        <SignOutEverywhere />
      </>
    );
  }
}
