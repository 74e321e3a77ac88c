import { Checkbox } from '@mantine/core';

import { useSession } from '../../../session/useSession';
import { ExtraFieldInput } from './ExtraFieldInput';
import { emailField, nameField } from './extraFields';
import classes from './submit.module.css';
import type { ProposalEditorModel } from './useProposalEditor';

interface AboutYouProps {
  readonly editor: ProposalEditorModel;
  readonly wantsMail: boolean;
  readonly onWantsMail: (wanted: boolean) => void;
}

/** Optional name and e-mail address of the submitter, and whether to send e-mails about the submission. */
export function AboutYou({ editor, wantsMail, onWantsMail }: AboutYouProps) {
  const { user } = useSession();
  const shared = { aside: editor.aside, entry: editor.form };
  const mail = (
    <Checkbox
      className={classes.wide}
      label="Mail me the decision, or a question of the reviewer"
      description={
        user === null
          ? 'Only where you leave an address. Each mail has a link to end them.'
          : `To ${user.email}. You also find the answer under Submissions.`
      }
      checked={wantsMail}
      onChange={(event) => onWantsMail(event.currentTarget.checked)}
    />
  );
  if (user !== null)
    return (
      <div className={classes.you}>
        <p className={`${classes.wide} ${classes.quiet}`}>You are signed in, and named as {user.name}.</p>
        {mail}
      </div>
    );
  return (
    <div className={classes.you}>
      <ExtraFieldInput
        {...shared}
        what={nameField}
        description="So that the reviewer knows who proposes it."
        autoComplete="name"
      />
      <ExtraFieldInput
        {...shared}
        what={emailField}
        description="So that you get an answer."
        type="email"
        autoComplete="email"
      />
      {mail}
    </div>
  );
}
