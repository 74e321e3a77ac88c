import { limits } from '@contract/limits';
import { Radio } from '@mantine/core';

import classes from './UserForm.module.css';

/** How a new user signs in for the first time. */
export type Credential = 'invitation' | 'password';

interface CredentialChoiceProps {
  readonly credential: Credential;
  readonly onCredential: (credential: Credential) => void;
}

const days = limits.passwordLinkMs.invitation / 86_400_000;

const ways: readonly { readonly name: Credential; readonly label: string; readonly description: string }[] = [
  {
    name: 'invitation',
    label: 'By invitation',
    description: `They receive an e-mail with a link to set a password. The link works for ${days} days.`,
  },
  {
    name: 'password',
    label: 'With a password',
    description: 'You set a password and pass it on. They can sign in at once.',
  },
];

/** Chooses between an invitation and a password set by the administrator. */
export function CredentialChoice({ credential, onCredential }: CredentialChoiceProps) {
  const handleChange = (value: string) => {
    const chosen = ways.find(({ name }) => name === value);
    if (chosen) onCredential(chosen.name);
  };
  return (
    <Radio.Group label="First sign-in" value={credential} onChange={handleChange}>
      <div className={classes.ways}>
        {ways.map(({ name, label, description }) => (
          <Radio key={name} value={name} label={label} description={description} />
        ))}
      </div>
    </Radio.Group>
  );
}
