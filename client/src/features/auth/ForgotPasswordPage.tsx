import { useState } from 'react';

import { AuthPage } from './AuthPage';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LinkOnItsWay } from './LinkOnItsWay';

/** Mails a link to set a new password to whoever has forgotten theirs. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null)
    return (
      <AuthPage title="Check your mail">
        <LinkOnItsWay email={email} answer={answer} onAgain={() => setAnswer(null)} />
      </AuthPage>
    );
  return (
    <AuthPage
      title="Forgot your password"
      lead="Say which e-mail address you sign in with. A link to set a new password goes to it."
    >
      <ForgotPasswordForm email={email} onEmail={setEmail} onAnswer={setAnswer} />
    </AuthPage>
  );
}
