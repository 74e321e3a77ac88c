import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { FormFailure } from '../../../components/FormFailure';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { type ChosenSide, ConflictView } from '../../../components/merging/ConflictView';
import { SavedBy } from '../../../components/merging/SavedBy';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { useTermHistoryQuery } from '../../../generated/termEditing';
import { paths } from '../../../paths';
import { type ClassNames, differencesOf, merged } from './mergeTerms';
import classes from './TermEditing.module.css';
import { TermForm } from './TermForm';
import { baseOf, type EditedTerm, type TermBase } from './termForm';
import { labelOfTermKey } from './termLists';
import { useKnownClasses } from './useKnownClasses';
import { useFetchTerm, useUpdateTerm } from './useSaveTerm';
import { useTermEditor } from './useTermEditor';

const leaving = { lost: 'Your changes of this name are not saved.' };

/** Edits a term: its names, classes, identifiers and their sources. Two versions are merged after a conflict. */
export function TermEditor({ term }: { readonly term: EditedTerm }) {
  const navigate = useNavigate();
  const leave = () => void navigate(paths.term(term.slug), { replace: true });
  const [initial] = useState(() => baseOf(term));
  const editor = useTermEditor({
    id: term.id,
    initial,
    onSave: useUpdateTerm(term.id),
    fetchTerm: useFetchTerm(term.id),
    onDone: leave,
  });
  const known = useKnownClasses(term.id);
  const failure = editor.error ? <FormFailure error={editor.error} operation="updateTerm" /> : null;
  return (
    <div className={classes.page}>
      <LeaveGuard isDirty={editor.changed.length > 0} isDone={editor.isDone} words={leaving} />
      <PageTitle title={`Edit ${term.name}`} />
      <Lead>
        Version {(editor.theirs ?? editor.base).version}. The history stores every change, and earlier
        versions can be restored. The address of this name stays the same.
      </Lead>
      {editor.theirs === null ? (
        <TermForm label="Edit name" editor={editor} knownClasses={known} failure={failure} onCancel={leave} />
      ) : (
        conflict(editor.theirs)
      )}
    </div>
  );

  function conflict(theirs: TermBase) {
    const versions = { was: editor.base.values, mine: editor.form.values, theirs: theirs.values };
    const names: ClassNames = new Map(known.map(({ id, name }) => [id, name]));
    const differences = differencesOf(versions, names);
    const result = (chosen: ChosenSide) => merged(versions, differences, chosen);
    return (
      <ConflictView
        key={theirs.version}
        what="name"
        differences={differences}
        labelOf={labelOfTermKey}
        version={theirs.version}
        lastSaved={<TermSavedBy id={term.id} version={theirs.version} />}
        isBusy={editor.isBusy}
        failure={failure}
        onChoice={(chosen) => void editor.resolve(result(chosen), theirs)}
        onEdit={(chosen) => editor.takeOver(result(chosen), theirs)}
      />
    );
  }
}

interface TermSavedByProps {
  readonly id: string;
  /** The version to describe. */
  readonly version: number;
}

/** Shows who saved a version of a term and when, once that is loaded; nothing if the version is not the latest. */
function TermSavedBy({ id, version }: TermSavedByProps) {
  // Not cached: the page of the term loads more revisions than this.
  const { data } = useTermHistoryQuery({ variables: { id, limit: 1 }, fetchPolicy: 'no-cache' });
  return <SavedBy revisions={data?.autoantibodyTermHistory.revisions} version={version} />;
}
