import { Button } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { notifyFailure } from '../../components/notifyDownload';
import { useSignOutEverywhereMutation } from '../../generated/profile';
import { session } from '../../session/session';
import { ProfileSection } from './ProfileSection';

/** Ends every session of the user, after confirmation. */
export function SignOutEverywhere() {
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
