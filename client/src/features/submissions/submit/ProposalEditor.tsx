import type { EntryFieldName } from '@contract/entry-fields';
import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { EntryForm, type ExtraSection } from '../../../components/entryForm/EntryForm';
import { SaveFailure } from '../../../components/entryForm/SaveFailure';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { AdditionalKeysDocument } from '../../../generated/editing';
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
  readonly saveLabel: string;
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

const queries = { values: UniqueValuesDocument, names: AdditionalKeysDocument };

/** The form of a proposal, with drafts, likely duplicates, a guard against leaving with unsent text, and errors. */
export function ProposalEditor({ editor, operation, nextAction, ...props }: ProposalEditorProps) {
  return (
    <>
      <LeaveGuard
        isDirty={editor.isTyped}
        isStored={editor.drafts.isStored !== false}
        isDone={editor.isDone}
        words={leaveTexts}
      />
      <EntryForm
        {...props}
        editor={editor}
        isTyped={editor.isTyped}
        queries={queries}
        check={(values) => proposalProblems(values, props.required, editor.extrasForm.getValues())}
        action="send"
        failure={
          <SaveFailure editor={editor} operation={operation} draftOf={props.draftOf}>
            {nextAction}
          </SaveFailure>
        }
        onSave={() => void editor.submit()}
      />
    </>
  );
}

const leaveTexts = {
  leaveTitle: 'Leave without sending?',
  signOutTitle: 'Sign out without sending?',
  stored: 'Your text is not sent. This browser stores it as a draft and offers it when you return.',
  lost: 'Your text is not sent, and this browser cannot store a draft of it.',
};
