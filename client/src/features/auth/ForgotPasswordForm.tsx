import { limits } from '@contract/limits';
import { messages } from '@contract/messages';
import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';

import field from '../../components/Field.module.css';
import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { useForgotPasswordMutation } from '../../generated/graphql';
import { paths } from '../../paths';
import classes from './AuthPage.module.css';

interface ForgotPasswordFormProps {
  /** What was typed before. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Is given what the server said when the request was taken. */
  readonly onAnswer: (message: string) => void;
}

/** The address a link is to go to. */
export function ForgotPasswordForm({ email: typed, onEmail, onAnswer }: ForgotPasswordFormProps) {
  const form = useForm({
    initialValues: { email: typed },
    validate: (values) => blankProblems(values, ['email'], messages.emailRequired),
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
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading ? null : error} operation="sendResetEmail" />
      <TextInput
        {...form.getInputProps('email')}
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.user.email}
        classNames={{ input: field.input }}
      />
      <Button type="submit" loading={loading}>
        Send the link
      </Button>
      <p className={classes.below}>
        <Anchor component={Link} inherit to={paths.login()}>
          Back to sign in
        </Anchor>
      </p>
    </form>
  );
}
