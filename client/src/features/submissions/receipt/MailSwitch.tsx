import { Switch } from '@mantine/core';

import { FormFailure } from '../../../components/FormFailure';
import { useSetSubmissionMailMutation } from '../../../generated/submissions';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import type { SubmissionKey } from './WithdrawButton';

interface MailSwitchProps {
  readonly submission: Pick<SubmissionFieldsFragment, 'wantsMail' | 'submitterEmail'>;
  readonly by: SubmissionKey;
}

/** Turns e-mails about decisions and questions on or off. */
export function MailSwitch({ submission: { wantsMail, submitterEmail }, by }: MailSwitchProps) {
  const [set, { loading, error }] = useSetSubmissionMailMutation();
  const handleChange = (wanted: boolean) => {
    if (!loading) void set({ variables: { ...by, wanted } }).catch(() => undefined);
  };
  return (
    <>
      <Switch
        label="E-mail me decisions and questions"
        description={submitterEmail === null ? undefined : `To ${submitterEmail}`}
        checked={wantsMail}
        onChange={(event) => handleChange(event.currentTarget.checked)}
      />
      <FormFailure error={error} operation="setSubmissionMail" />
    </>
  );
}
