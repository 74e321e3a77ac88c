import type { EntryFieldName } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { DraftOffer } from '../../../components/entryForm/DraftOffer';
import { DuplicatesNotice } from '../../../components/entryForm/DuplicatesNotice';
import { type AsideSection, EntryForm } from '../../../components/entryForm/EntryForm';
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
  /** What its drafts are drafts of. */
  readonly draftOf: string;
  readonly sendLabel: string;
  /** Why it cannot be sent as it is; `null` where it can. */
  readonly refusal: string | null;
  /** What is asked and told after the fields. */
  readonly asides: readonly AsideSection[];
  /** What stands above the form. */
  readonly above?: ReactNode;
  /** What helps where sending failed for good. */
  readonly wayOn?: ReactNode;
  readonly onCancel: () => void;
}

/** The form of a proposal with everything around it: drafts, likely duplicates, a guard, and what went wrong. */
export function ProposalEditor({ editor, operation, ...props }: ProposalEditorProps) {
  const suggest = useSuggest(UniqueValuesDocument);
  // Asked for once; a change makes the cache forget it, and by then this form is done.
  const { data } = useAdditionalKeysQuery({ nextFetchPolicy: 'cache-only' });
  const { form, drafts, isTyped } = editor;
  return (
    <>
      <LeaveGuard
        isDirty={isTyped}
        isKept={drafts.isKept !== false}
        isDone={editor.isDone}
        words={leaveWords}
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
        asides={props.asides}
        bar={
          <SaveBar
            label={props.sendLabel}
            reason={props.refusal}
            isBusy={editor.isBusy}
            deed="sends"
            onCancel={props.onCancel}
          >
            {isTyped && drafts.isKept === true && 'Draft kept in this browser'}
            {isTyped && drafts.isKept === false && 'This browser keeps no draft'}
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
          {isUnanswered(editor.error) ? stillHere(drafts.isKept === true) : props.wayOn}
        </FormFailure>
      </>
    );
  }
}

const outdated = 'The entry was changed since; the reviewer sees both, and decides.';

const leaveWords = {
  leaveTitle: 'Leave without sending?',
  signOutTitle: 'Sign out without sending?',
  kept: 'What you typed is not sent yet. It stays in this browser as a draft, and is offered again when you come back.',
  lost: 'What you typed is not sent yet, and this browser keeps no draft of it.',
};

/** Where the server said nothing, the text is what people fear for. */
function stillHere(isKept: boolean): string {
  return isKept
    ? 'What you typed is kept in this browser. Try again in a moment.'
    : 'What you typed is still in this form. Leave it open, and try again in a moment.';
}
