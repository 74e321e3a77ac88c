import { entryField } from '@contract/entry-fields';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { storeDrafts } from '../../../components/entryForm/entryDrafts';
import {
  changedParts,
  type EntryFormValues,
  type EntryPart,
} from '../../../components/entryForm/entryFormValues';
import type { ExtraField, FormSection } from '../../../components/entryForm/formSections';
import type { MantineEntryForm } from '../../../components/entryForm/useDraftedForm';
import { isConflict } from '../../../components/failureDetails';
import { formatCount } from '../../../components/format';
import type { NamedField } from '../../../components/names/useNameOffers';
import { Notice } from '../../../components/Notice';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useSession } from '../../../session/useSession';
import { ExtraFieldInput } from '../submit/ExtraFieldInput';
import { ProposalEditor } from '../submit/ProposalEditor';
import { requiredOf } from '../submit/proposalProblems';
import { useProposalEditor } from '../submit/useProposalEditor';
import type { Resolution } from './correctionMerge';
import { decisionLabels } from './decisions';
import { describeEffect } from './describeEffect';
import { useDecide } from './useDecide';
import { useOpenNextSubmission } from './useOpenNextSubmission';
import type { Queue } from './useQueue';

/** A name of the proposal that the reviewer replaces with the one that the database uses. */
export interface CorrectedName {
  readonly field: NamedField;
  readonly name: string;
}

interface CorrectionFormProps {
  readonly submission: SubmissionInFullFragment;
  /** The merged proposal if the entry has changed since; otherwise the proposal. */
  readonly resolution: Resolution;
  /** A correction that was chosen before the form was opened. */
  readonly name: CorrectedName | undefined;
  readonly queue: Queue;
  /** Fetches the current submission. */
  readonly onStale: () => Promise<unknown>;
  readonly onCancel: () => void;
}

const noteField: ExtraField = { path: 'note', label: 'Note' };
const noteSection: FormSection = {
  id: 'section-note',
  label: 'Note to the submitter',
  fields: [],
  extras: [noteField],
};

/** The form to correct a proposal and approve it; the server stores both versions. */
export function CorrectionForm({ queue, onStale, onCancel, ...shown }: CorrectionFormProps) {
  // Later changes by others do not update the open form; approving detects them as a conflict.
  const [{ submission, resolution }] = useState(shown);
  const { id, version, correctionOf } = submission;
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const [start] = useState(() => ({ values: resolution.result, version }));
  const decide = useDecide(submission);
  const goOn = useOpenNextSubmission(queue);
  const place = useMemo(() => ({ userId, form: `review:${id}` }), [userId, id]);
  const editor = useProposalEditor({
    start,
    place,
    entryId: correctionOf?.entryId ?? null,
    extras: [noteField],
    send: async ({ values, extras: { note = '' } }) => {
      const approved = await decide('approve', { note, ...resolution.sentWith(values) });
      // Nobody corrects a decided submission.
      storeDrafts(place, []);
      return () => goOn('approve', approved);
    },
  });
  const ask = () => {
    setIsAsking(true);
    return Promise.resolve();
  };
  useApplyOnce(editor.form, shown.name);
  const isConflicting = isConflict(editor.error);
  const count = editor.changed.length;
  return (
    <div data-stack="20">
      <ProposalEditor
        editor={{ ...editor, submit: ask }}
        label="Approve with corrections"
        operation="approveSubmission"
        required={requiredOf(correctionOf?.base ? start.values : null)}
        draftOf="these corrections"
        saveLabel={
          count === 0
            ? 'Approve and publish'
            : `Approve with ${formatCount(count, 'correction', 'corrections')}`
        }
        refusal={count === 0 ? 'There are no corrections yet; cancel to approve the proposal as it is' : null}
        above={
          <Notice data-stack="6">
            <p>
              Correct the proposal, then approve it. The database stores both the proposal and your
              corrections.{open()}
            </p>
          </Notice>
        }
        nextAction={
          isConflicting && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() =>
                void onStale()
                  .catch(() => undefined)
                  .then(onCancel)
              }
            >
              Show the current state
            </Button>
          )
        }
        onCancel={onCancel}
        extras={[
          {
            section: noteSection,
            content: (
              <ExtraFieldInput
                what={noteField}
                editor={editor}
                isLong
                description="Optional. The submitter sees it with the decision and the corrections."
              />
            ),
          },
        ]}
      />
      <CorrectionConfirm
        isOpen={isAsking}
        submission={submission}
        values={editor.form.getValues()}
        parts={isAsking ? changedParts(start.values, editor.form.getValues()) : []}
        isBusy={editor.isBusy}
        onConfirm={() => void editor.submit().then(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );

  function open(): string {
    return resolution.open === 0
      ? ''
      : ' For fields that both changed, the form starts with the proposed values.';
  }
}

/** Puts the chosen name into the open form, as if it were typed there. */
function useApplyOnce({ setFieldValue }: MantineEntryForm, corrected: CorrectedName | undefined): void {
  const [first] = useState(corrected);
  useEffect(
    function applyChosenName() {
      if (first) setFieldValue(first.field, first.name);
    },
    [first, setFieldValue],
  );
}

interface CorrectionConfirmProps {
  readonly isOpen: boolean;
  readonly submission: SubmissionInFullFragment;
  /** The corrected proposal, and the parts that differ. */
  readonly values: EntryFormValues;
  readonly parts: readonly EntryPart[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Confirms publishing a proposal with corrections, because the shortcut that saves in other forms must not publish
 * immediately.
 */
function CorrectionConfirm({ submission, values, parts, ...dialog }: CorrectionConfirmProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={decisionLabels.approve.title}
      confirmLabel={decisionLabels.approve.label}
    >
      <p>{describeEffect('approve', submission, values)}</p>
      <p>Corrected: {parts.map(labelOf).join(', ')}.</p>
    </ConfirmDialog>
  );
}

function labelOf(part: EntryPart): string {
  return part === 'additional' ? 'additional facts' : entryField(part).label;
}
