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
  const mail = (
    <Checkbox
      style={{ gridColumn: '1 / -1' }}
      label="E-mail me the decision and questions of the reviewer"
      description={
        user === null
          ? 'Requires an e-mail address. Each e-mail contains a link to stop them.'
          : `To ${user.email}. The answer is also listed under Submissions.`
      }
      checked={wantsMail}
      onChange={(event) => onWantsMail(event.currentTarget.checked)}
    />
  );
  if (user !== null)
    return (
      <div className={classes.you}>
        <p style={{ gridColumn: '1 / -1' }} data-text="quiet">
          You are signed in. Reviewers see your name, {user.name}.
        </p>
        {mail}
      </div>
    );
  return (
    <div className={classes.you}>
      <ExtraFieldInput
        editor={editor}
        what={nameField}
        description="The reviewer sees who proposes the entry."
        autoComplete="name"
      />
      <ExtraFieldInput
        editor={editor}
        what={emailField}
        description="The reviewer can answer you."
        type="email"
        autoComplete="email"
      />
      {mail}
    </div>
  );
}
