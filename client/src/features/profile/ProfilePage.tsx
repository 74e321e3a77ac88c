import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ErrorState } from '../../components/ErrorState';
import { FactRow } from '../../components/FactRow';
import facts from '../../components/FactRow.module.css';
import { Day } from '../../components/Moment';
import { notifyFailure } from '../../components/notifyDownload';
import { PageTitle } from '../../components/PageTitle';
import { TextLink } from '../../components/TextLink';
import { useSignOutEverywhereMutation } from '../../generated/profile';
import { useMeQuery } from '../../generated/session';
import type { UserFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import { session } from '../../session/session';
import { useMay } from '../../session/useSession';
import { ChangePassword } from './ChangePassword';
import { ProfileForm } from './ProfileForm';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';

/** The user's own data, password and sessions. */
export function ProfilePage() {
  const { data, error, refetch } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div data-stack="28" style={{ maxWidth: '58rem' }}>
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

/** The facts of the user's account that they cannot change themselves. */
function AccountFacts({ user }: { readonly user: UserFieldsFragment }) {
  return (
    <ProfileSection
      title="Your account"
      about="You sign in with the e-mail address. The role determines what you can do."
    >
      <dl>
        <FactRow label="E-mail address" hint={<EmailChangeHint id={user.id} />}>
          {user.email}
        </FactRow>
        <FactRow label="Role">{user.role}</FactRow>
        <FactRow label="Member since">
          <Day moment={user.createdAt} />
        </FactRow>
        <FactRow label="Last sign-in">
          {user.lastLoginAt === null ? 'Not recorded' : <Day moment={user.lastLoginAt} />}
        </FactRow>
      </dl>
    </ProfileSection>
  );
}

function EmailChangeHint({ id }: { readonly id: string }) {
  const mayChange = useMay('users.update');
  if (!mayChange) return 'Ask an administrator to change it.';
  return <TextLink to={paths.user(id)}>Change it in Users</TextLink>;
}

function ProfileSkeleton() {
  return (
    <>
      <div role="status" aria-label="Loading profile" className={classes.section}>
        <Heading />
        <div data-stack="16">
          {[48, 72, 112].map((width) => (
            <div key={width}>
              <Skeleton height={12} width={width} my={5} />
              <Skeleton height={36} mt={4} />
            </div>
          ))}
          <Skeleton height={36} width={72} />
        </div>
      </div>
      <div className={classes.section} aria-hidden="true">
        <Heading />
        <div>
          {[60, 25, 35, 35].map((width, row) => (
            <div key={row} className={facts.row}>
              <Skeleton height={12} width={88} my={5} />
              <Skeleton height={12} width={`${String(width)}%`} my={5} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Heading() {
  return (
    <div>
      <Skeleton height={16} width={112} my={5} />
      <Skeleton height={12} width="90%" mt={10} />
    </div>
  );
}
