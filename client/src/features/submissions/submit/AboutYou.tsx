import { Checkbox } from '@mantine/core';

import { useSession } from '../../../session/useSession';
import { AsideInput } from './AsideInput';
import { emailAside, nameAside } from './asides';
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
      <AsideInput
        {...shared}
        what={nameAside}
        description="So that the reviewer knows who proposes it."
        autoComplete="name"
      />
      <AsideInput
        {...shared}
        what={emailAside}
        description="So that you get an answer."
        type="email"
        autoComplete="email"
      />
      {mail}
    </div>
  );
}
