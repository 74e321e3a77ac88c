import { requiredEntryFields } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { DraftOffers } from '../../../components/entryForm/DraftOffers';
import { DuplicatesNotice } from '../../../components/entryForm/DuplicatesNotice';
import { EntryForm } from '../../../components/entryForm/EntryForm';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { entryProblems } from '../../../components/entryForm/entryProblems';
import { SaveBar } from '../../../components/entryForm/SaveBar';
import { SaveFailure } from '../../../components/entryForm/SaveFailure';
import { useSuggest } from '../../../components/entryForm/useSuggest';
import { formatCount } from '../../../components/format';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { OnDemand, onDemand } from '../../../components/OnDemand';
import { useAdditionalKeysQuery } from '../../../generated/editing';
import { UniqueValuesDocument } from '../../../generated/entries';
import type { EntryEditorModel } from './useEntryEditor';

// Conflicts are rare.
const conflictCode = onDemand(async () => (await import('./EntryConflict')).EntryConflict);

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
  const suggest = useSuggest(UniqueValuesDocument);
  const { form, changed, drafts, theirs, isBusy } = editor;
  const hasFacts = form.useWatchValue('additional').length > 0;
  // Queried once: a write evicts it from the cache, and by then this form is closed.
  const { data } = useAdditionalKeysQuery({ skip: !hasFacts, nextFetchPolicy: 'cache-only' });
  const isDirty = changed.length > 0;
  const failure = editor.error ? (
    <SaveFailure
      error={editor.error}
      operation={operation}
      draftOf={props.draftOf}
      values={form.getValues()}
      isStored={drafts.isStored !== false}
    >
      {props.nextAction}
    </SaveFailure>
  ) : null;
  return (
    <>
      <LeaveGuard isDirty={isDirty} isStored={drafts.isStored !== false} isDone={editor.isDone} />
      {theirs === null ? shownForm() : conflict(theirs)}
    </>
  );

  function conflict(current: NonNullable<typeof theirs>) {
    return (
      <OnDemand code={conflictCode} loading={<EntryFormSkeleton />}>
        {(EntryConflict) => (
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
        )}
      </OnDemand>
    );
  }

  function shownForm() {
    return (
      <EntryForm
        form={form}
        label={props.label}
        required={requiredEntryFields}
        suggest={suggest}
        knownNames={data?.additionalKeys ?? []}
        check={entryProblems}
        withReason={isEdit}
        above={
          <>
            <DraftOffers
              drafts={drafts}
              of={props.draftOf}
              version={editor.base().version}
              outdated={outdated}
              onRestore={editor.restore}
            />
            {!isBusy && props.news}
          </>
        }
        afterNames={<DuplicatesNotice duplicates={editor.duplicates} />}
        bar={
          <SaveBar
            label={
              isEdit && isDirty ? `Save ${formatCount(changed.length, 'change', 'changes')}` : props.saveLabel
            }
            reason={isDirty ? null : props.unchanged}
            isBusy={isBusy}
            failure={failure}
            also={props.also}
            isStored={isDirty ? drafts.isStored : null}
            onCancel={props.onCancel}
          />
        }
        onSave={(button) => isDirty && void editor.save(button)}
      />
    );
  }
}

const outdated = 'The entry has changed since then. When you save, you compare both versions.';
