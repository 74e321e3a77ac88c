import { requiredEntryFields } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { EntryForm } from '../../../components/entryForm/EntryForm';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { entryProblems } from '../../../components/entryForm/entryProblems';
import { SaveFailure } from '../../../components/entryForm/SaveFailure';
import { formatCount } from '../../../components/format';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { onDemand } from '../../../components/OnDemand';
import { AdditionalKeysDocument } from '../../../generated/editing';
import { UniqueValuesDocument } from '../../../generated/entries';
import type { EntryEditorModel } from './useEntryEditor';

// Conflicts are rare.
const EntryConflict = onDemand(() => import('./EntryConflict'), 'EntryConflict', EntryFormSkeleton);

const queries = { values: UniqueValuesDocument, names: AdditionalKeysDocument };

interface EntryEditorProps {
  readonly editor: EntryEditorModel;
  readonly label: string;
  readonly operation: Operation;
  /** What the drafts belong to, for the texts about them. */
  readonly draftOf: string;
  /** The label of the save button; for an edit, with the number of changes. */
  readonly saveLabel: string;
  /** Why saving is disabled while nothing is changed. */
  readonly unchanged: string;
  readonly isEdit?: boolean;
  /** A notice about changes made to the entry since the form was opened. */
  readonly news?: ReactNode;
  /** Help after a permanent failure to save. */
  readonly nextAction?: ReactNode;
  /** The button that saves and offers the next form. @default none */
  readonly also?: { readonly label: string; readonly value: string };
  readonly onCancel: () => void;
}

/**
 * The form of an entry, with drafts, likely duplicates, a guard against leaving with unsaved changes, and conflict
 * resolution.
 */
export function EntryEditor({ editor, isEdit = false, operation, ...props }: EntryEditorProps) {
  const { form, changed, drafts, theirs, isBusy } = editor;
  const isDirty = changed.length > 0;
  const failure = (
    <SaveFailure editor={editor} operation={operation} draftOf={props.draftOf}>
      {props.nextAction}
    </SaveFailure>
  );
  return (
    <>
      <LeaveGuard isDirty={isDirty} isStored={drafts.isStored !== false} isDone={editor.isDone} />
      {theirs === null ? shownForm() : conflict(theirs)}
    </>
  );

  function conflict(current: NonNullable<typeof theirs>) {
    return (
      <EntryConflict
        key={current.version}
        was={editor.base().values}
        mine={form.getValues()}
        theirs={current.values}
        version={current.version ?? 1}
        entryId={editor.entryId}
        isBusy={isBusy}
        failure={failure}
        onChoice={(values) => void editor.resolve(values, current)}
        onEdit={(values) => editor.takeOver(values, current)}
      />
    );
  }

  function shownForm() {
    return (
      <EntryForm
        editor={editor}
        isTyped={isDirty}
        label={props.label}
        required={requiredEntryFields}
        draftOf={props.draftOf}
        queries={queries}
        check={entryProblems}
        withReason={isEdit}
        above={!isBusy && props.news}
        failure={failure}
        saveLabel={
          isEdit && isDirty ? `Save ${formatCount(changed.length, 'change', 'changes')}` : props.saveLabel
        }
        refusal={isDirty ? null : props.unchanged}
        also={props.also}
        onSave={(button) => void editor.save(button)}
        onCancel={props.onCancel}
      />
    );
  }
}
