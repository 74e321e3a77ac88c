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
      lead="Say which e-mail address you sign in with. A link to set a new password goes to it."
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
        run out, ask for a new link here, or have an administrator send the invitation again.
      </p>
      <h2>Lost the e-mail address too?</h2>
      <p>An administrator of this database can look up your account and change its address.</p>
    </>
  );
}
