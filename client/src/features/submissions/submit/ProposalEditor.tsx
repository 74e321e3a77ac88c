import type { EntryFieldName } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { DraftOffer } from '../../../components/entryForm/DraftOffer';
import { DuplicatesNotice } from '../../../components/entryForm/DuplicatesNotice';
import { EntryForm, type ExtraSection } from '../../../components/entryForm/EntryForm';
import { identifierRemarks } from '../../../components/entryForm/identifierChecks';
import { SaveBar } from '../../../components/entryForm/SaveBar';
import { useSuggest } from '../../../components/entryForm/useSuggest';
import { isUnanswered } from '../../../components/failureDetails';
import { FormFailure } from '../../../components/FormFailure';
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
  // Queried once: a write evicts it from the cache, and by then this form is closed.
  const { data } = useAdditionalKeysQuery({ nextFetchPolicy: 'cache-only' });
  const { form, drafts, isTyped } = editor;
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
        remarksOn={identifierRemarks}
        knownNames={data?.additionalKeys ?? []}
        check={(values) => proposalProblems(values, props.required, editor.aside.getValues())}
        deed="sent"
        above={above()}
        afterNames={<DuplicatesNotice duplicates={editor.duplicates} withCorrection />}
        extras={props.extras}
        bar={
          <SaveBar
            label={props.sendLabel}
            reason={props.refusal}
            isBusy={editor.isBusy}
            deed="sends"
            onCancel={props.onCancel}
          >
            {isTyped && drafts.isStored === true && 'Draft kept in this browser'}
            {isTyped && drafts.isStored === false && 'This browser keeps no draft'}
          </SaveBar>
        }
        onSave={() => props.refusal === null && void editor.submit()}
      />
    </>
  );

  function above() {
    return (
      <>
        {drafts.offered.map((draft) => (
          <DraftOffer
            key={draft.savedAt}
            draft={draft}
            of={props.draftOf}
            outdated={draft.version === editor.kept().version ? null : outdated}
            onRestore={() => editor.restore(draft)}
            onDiscard={() => drafts.discard(draft)}
          />
        ))}
        {props.above}
        <FormFailure error={editor.error} operation={operation}>
          {isUnanswered(editor.error) ? draftNotice(drafts.isStored === true) : props.nextAction}
        </FormFailure>
      </>
    );
  }
}

const outdated = 'The entry was changed since; the reviewer sees both, and decides.';

const leaveTexts = {
  leaveTitle: 'Leave without sending?',
  signOutTitle: 'Sign out without sending?',
  kept: 'What you typed is not sent yet. It stays in this browser as a draft, and is offered again when you come back.',
  lost: 'What you typed is not sent yet, and this browser keeps no draft of it.',
};

/** Without an answer from the server, users fear that their text is lost. */
function draftNotice(isStored: boolean): string {
  return isStored
    ? 'What you typed is kept in this browser. Try again in a moment.'
    : 'What you typed is still in this form. Leave it open, and try again in a moment.';
}
