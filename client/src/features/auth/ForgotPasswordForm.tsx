import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';

import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { TextLink } from '../../components/TextLink';
import { useForgotPasswordMutation } from '../../generated/auth';
import { paths } from '../../paths';
import classes from './AuthPage.module.css';
import { EmailInput } from './EmailInput';

interface ForgotPasswordFormProps {
  /** The address typed so far. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called with the server's message when it accepts the request. */
  readonly onAnswer: (message: string) => void;
}

/** Asks for the e-mail address to which a password link is sent. */
export function ForgotPasswordForm({ email: typed, onEmail, onAnswer }: ForgotPasswordFormProps) {
  const form = useForm({
    initialValues: { email: typed },
    validate: (values) => blankProblems(values, ['email'], clientMessages.emailRequired),
  });
  const [forgotPassword, { loading, error }] = useForgotPasswordMutation({ fetchPolicy: 'no-cache' });
  const focus = () => form.getInputNode('email')?.focus();
  const handleSubmit = form.onSubmit(({ email }) => {
    onEmail(email.trim());
    void forgotPassword({
      variables: { email: email.trim() },
      onCompleted: (data) => onAnswer(data.forgotPassword.message),
      onError: focus,
    });
  }, focus);
  return (
    <form data-stack="16" noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading ? null : error} operation="sendResetEmail" />
      <EmailInput {...form.getInputProps('email')} />
      <Button type="submit" loading={loading}>
        Send the link
      </Button>
      <p className={classes.below}>
        <TextLink to={paths.login()}>Back to sign in</TextLink>
      </p>
    </form>
  );
}
