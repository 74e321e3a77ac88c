import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { BackLink } from '../../../components/BackLink';
import { FormFailure } from '../../../components/FormFailure';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { paths } from '../../../paths';
import classes from './TermEditing.module.css';
import { TermForm } from './TermForm';
import { blankTerm } from './termForm';
import { useKnownClasses } from './useKnownClasses';
import { type TermChange, useCreateTerm } from './useSaveTerm';
import { useTermEditor } from './useTermEditor';

const leaving = {
  leaveTitle: 'Leave without creating it?',
  signOutTitle: 'Sign out without creating it?',
  lost: 'The new term is not saved.',
} as const;

/** Creates a term: its names, classes, identifiers and their sources. */
export function NewTerm() {
  const navigate = useNavigate();
  const create = useCreateTerm();
  const created = useRef<string | null>(null);
  const editor = useTermEditor({
    id: 'new',
    initial: blankTerm,
    onSave: async (change: TermChange) => {
      created.current = (await create(change)).slug;
    },
    fetchTerm: null,
    onDone: () => void navigate(created.current === null ? paths.vocabulary() : paths.term(created.current)),
  });
  const failure = editor.error ? <FormFailure error={editor.error} operation="createTerm" /> : null;
  return (
    <div className={classes.page}>
      <LeaveGuard isDirty={editor.changed.length > 0} isDone={editor.isDone} words={leaving} />
      <BackLink to={paths.vocabulary()}>All names</BackLink>
      <PageTitle title="New term" path={null} />
      <Lead>
        An autoantibody or a class that the vocabulary does not have. Its address is made of the name and
        never changes. Name a source for each fact, and leave out what no source says.
      </Lead>
      <TermForm
        label="New term"
        saveLabel="Create term"
        editor={editor}
        knownClasses={useKnownClasses(null)}
        failure={failure}
        onCancel={() => void navigate(paths.vocabulary())}
      />
    </div>
  );
}
