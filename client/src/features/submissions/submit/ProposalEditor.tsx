import type { EntryFieldName } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { DraftOffers } from '../../../components/entryForm/DraftOffers';
import { DuplicatesNotice } from '../../../components/entryForm/DuplicatesNotice';
import { EntryForm, type ExtraSection } from '../../../components/entryForm/EntryForm';
import { SaveBar } from '../../../components/entryForm/SaveBar';
import { SaveFailure } from '../../../components/entryForm/SaveFailure';
import { useSuggest } from '../../../components/entryForm/useSuggest';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useAdditionalKeysQuery } from '../../../generated/editing';
import { UniqueValuesDocument } from '../../../generated/entries';
import { proposalProblems } from './proposalProblems';
import type { ProposalEditorModel } from './useProposalEditor';

interface ProposalEditorProps {
  readonly editor: ProposalEditorModel;
  readonly label: string;
  readonly operation: Operation;
  readonly required: readonly EntryFieldName[];
  /** What the drafts belong to, for the texts about them. */
  readonly draftOf: string;
  readonly sendLabel: string;
  /** Why the proposal cannot be sent yet; `null` if it can. */
  readonly refusal: string | null;
  /** Sections after the fields of the entry. */
  readonly extras: readonly ExtraSection[];
  /** Content above the form. */
  readonly above?: ReactNode;
  /** Help after a permanent failure to send. */
  readonly nextAction?: ReactNode;
  readonly onCancel: () => void;
}

/** The form of a proposal, with drafts, likely duplicates, a guard against leaving with unsent text, and errors. */
export function ProposalEditor({ editor, operation, ...props }: ProposalEditorProps) {
  const suggest = useSuggest(UniqueValuesDocument);
  const { form, drafts, isTyped } = editor;
  const hasFacts = form.useWatchValue('additional').length > 0;
  // Queried once: a write evicts it from the cache, and by then this form is closed.
  const { data } = useAdditionalKeysQuery({ skip: !hasFacts, nextFetchPolicy: 'cache-only' });
  return (
    <>
      <LeaveGuard
        isDirty={isTyped}
        isStored={drafts.isStored !== false}
        isDone={editor.isDone}
        words={leaveTexts}
      />
      <EntryForm
        form={form}
        label={props.label}
        required={props.required}
        suggest={suggest}
        knownNames={data?.additionalKeys ?? []}
        check={(values) => proposalProblems(values, props.required, editor.extrasForm.getValues())}
        action="send"
        above={
          <>
            <DraftOffers
              drafts={drafts}
              of={props.draftOf}
              version={editor.base().version}
              outdated={outdated}
              onRestore={editor.restore}
            />
            {props.above}
          </>
        }
        afterNames={<DuplicatesNotice duplicates={editor.duplicates} withCorrection />}
        extras={props.extras}
        bar={
          <SaveBar
            label={props.sendLabel}
            reason={props.refusal}
            isBusy={editor.isBusy}
            action="send"
            failure={failure()}
            isStored={isTyped ? drafts.isStored : null}
            onCancel={props.onCancel}
          />
        }
        onSave={() => props.refusal === null && void editor.submit()}
      />
    </>
  );

  function failure() {
    if (!editor.error) return null;
    return (
      <SaveFailure
        error={editor.error}
        operation={operation}
        draftOf={props.draftOf}
        values={form.getValues()}
        isStored={drafts.isStored !== false}
      >
        {props.nextAction}
      </SaveFailure>
    );
  }
}

const outdated = 'The entry has changed since then. The reviewer sees both versions.';

const leaveTexts = {
  leaveTitle: 'Leave without sending?',
  signOutTitle: 'Sign out without sending?',
  stored: 'Your text is not sent. This browser stores it as a draft and offers it when you return.',
  lost: 'Your text is not sent, and this browser cannot store a draft of it.',
};
