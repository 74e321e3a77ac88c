import { Button } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ErrorState } from '../../components/ErrorState';
import { notifyFailure } from '../../components/notifyDownload';
import { PageTitle } from '../../components/PageTitle';
import { useSignOutEverywhereMutation } from '../../generated/profile';
import { useMeQuery } from '../../generated/session';
import { session } from '../../session/session';
import { AccountFacts } from './AccountFacts';
import { ChangePassword } from './ChangePassword';
import { ProfileForm } from './ProfileForm';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';
import { ProfileSkeleton } from './ProfileSkeleton';

/** The user's own data, password and sessions. */
export function ProfilePage() {
  const { data, error, refetch } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div data-stack="28" className={classes.page}>
      <PageTitle title="Profile" />
      {content()}
    </div>
  );

  function content() {
    if (data === undefined) {
      if (error === undefined) return <ProfileSkeleton />;
      return <ErrorState error={error} operation="fetchProfile" onRetry={refetch} />;
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

/** Ends every session of the user, after confirmation. */
function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const [signOut, { loading }] = useSignOutEverywhereMutation();
  const handleConfirm = () =>
    void signOut({
      onCompleted: () => session.end('signed-out-everywhere'),
      onError: (failure) => {
        setIsAsking(false);
        notifyFailure(failure, 'signOutEverywhere');
      },
    });
  return (
    <ProfileSection title="Sessions" about="Use this if you signed in on a lost or shared device.">
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out on every device?"
        confirmLabel="Sign out everywhere"
        isBusy={loading}
        onConfirm={handleConfirm}
        onClose={() => setIsAsking(false)}
      >
        <p>All your sessions end at once, including this one. You can sign in again with your password.</p>
      </ConfirmDialog>
    </ProfileSection>
  );
}
