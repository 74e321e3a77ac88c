import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { type InputProblems, inputProblemsOf } from '../../components/failureDetails';
import { formatCount } from '../../components/format';
import { notifyDone } from '../../components/notify';
import { notifyFailure } from '../../components/notifyDownload';
import { ReasonedButton } from '../../components/ReasonedButton';
import {
  type AdministeredUserFragment,
  type UsersQueryVariables,
  useUpdateUserMutation,
} from '../../generated/graphql';
import { session } from '../../session/session';
import { useFieldFocus } from './useFieldFocus';
import { changedTexts, inputOf, textsOf, type UserTexts } from './userFields';
import classes from './UserForm.module.css';
import { followUpdatedUser } from './usersCache';
import { UserTextInputs } from './UserTextInputs';

interface UserEditFormProps {
  readonly user: AdministeredUserFragment;
  /** The list that showed the person last. */
  readonly onScreen: UsersQueryVariables;
}

const noProblems: InputProblems = {};

/** Changes a person's texts: marks what differs from what is kept, and sends only that. */
export function UserEditForm({ user, onScreen }: UserEditFormProps) {
  const [edits, setEdits] = useState<Partial<UserTexts>>({});
  const [problems, setProblems] = useState(noProblems);
  const [update, { loading }] = useUpdateUserMutation();
  const form = useFieldFocus(problems);
  const saved = textsOf(user);
  // What nobody touched follows what is kept, also when that comes later.
  const texts = { ...saved, ...edits };
  const changed = changedTexts(saved, texts);
  const discard = () => {
    setEdits({});
    setProblems(noProblems);
  };
  const save = async () => {
    try {
      const variables = { id: user.id, input: inputOf(texts, changed) };
      const { data } = await update({ variables, update: (cache) => followUpdatedUser(cache, onScreen) });
      // Whoever changes their own name sees it in the header, too.
      if (data) session.updateUser(data.updateUser);
      discard();
      notifyDone('userSaved');
    } catch (error) {
      setProblems(inputProblemsOf(error));
      notifyFailure(error, 'updateUser');
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0 && !loading) void save();
  };
  return (
    <form ref={form} className={classes.form} aria-label="Personal data" noValidate onSubmit={handleSubmit}>
      <UserTextInputs
        texts={texts}
        saved={saved}
        problems={problems}
        onText={(name, text) => setEdits({ ...edits, [name]: text })}
      />
      <div className={classes.save}>
        <ReasonedButton
          type="submit"
          reason={changed.length === 0 ? 'Nothing is changed yet' : null}
          loading={loading}
        >
          {changed.length === 0 ? 'Save' : `Save ${formatCount(changed.length, 'change', 'changes')}`}
        </ReasonedButton>
        {changed.length > 0 && (
          <Button variant="default" onClick={discard}>
            Discard
          </Button>
        )}
      </div>
    </form>
  );
}
