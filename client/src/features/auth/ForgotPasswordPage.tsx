import { limits } from '@contract/limits';
import { useState } from 'react';

import { formatLifetime } from '../../components/format';
import { AuthPage } from './AuthPage';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LinkSentNotice } from './LinkSentNotice';

/** Sends a password link to a user who has forgotten the password. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null)
    return (
      <AuthPage title="Check your mail">
        <LinkSentNotice email={email} answer={answer} onAgain={() => setAnswer(null)} />
      </AuthPage>
    );
  return (
    <AuthPage
      title="Forgot your password"
      note={<NoAccountHint />}
      lead="Enter the e-mail address of your account to receive a link to set a new password."
    >
      <ForgotPasswordForm email={email} onEmail={setEmail} onAnswer={setAnswer} />
    </AuthPage>
  );
}

function NoAccountHint() {
  return (
    <>
      <h2>Were you invited?</h2>
      <p>
        The link in your invitation works for {formatLifetime(limits.passwordLinkMs.invitation)}. If it has
        expired, request a new link here, or ask an administrator to resend the invitation.
      </p>
      <h2>No access to the e-mail address?</h2>
      <p>An administrator of this database can look up your account and change its address.</p>
    </>
  );
}
