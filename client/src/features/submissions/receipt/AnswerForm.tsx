import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';

import { storeDrafts } from '../../../components/entryForm/entryDrafts';
import { changedParts, inputOf, valuesOf } from '../../../components/entryForm/entryFormValues';
import type { ExtraField, FormSection } from '../../../components/entryForm/formSections';
import { isConflict } from '../../../components/failureDetails';
import { useResubmitSubmissionMutation } from '../../../generated/submissions';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useSession } from '../../../session/useSession';
import { ExtraFieldInput } from '../submit/ExtraFieldInput';
import { ProposalEditor } from '../submit/ProposalEditor';
import { requiredOf } from '../submit/proposalProblems';
import { useProposalEditor } from '../submit/useProposalEditor';
import classes from './receipt.module.css';
import type { SubmissionKey } from './WithdrawButton';

interface AnswerFormProps {
  readonly submission: SubmissionInFullFragment;
  readonly by: SubmissionKey;
  /** Called after the answer is sent. */
  readonly onAnswered: () => void;
  readonly onCancel: () => void;
}

const answerField: ExtraField = { path: 'answer', label: 'Your answer' };

const questionSection: FormSection = {
  id: 'section-question',
  label: 'The reviewer asks',
  fields: [],
  extras: [answerField],
};

/** The form to answer a reviewer's question with a text, a changed proposal, or both; another person begins anew. */
export function AnswerForm(props: AnswerFormProps) {
  const userId = useSession().user?.id ?? 'visitor';
  return <PersonalForm key={userId} userId={userId} {...props} />;
}

interface PersonalFormProps extends AnswerFormProps {
  readonly userId: string;
}

function PersonalForm({ userId, submission, by, onAnswered, onCancel }: PersonalFormProps) {
  const { id, correctionOf } = submission;
  // The note of a decision meanwhile is no question.
  const [question] = useState(submission.reviewNote);
  const [start] = useState(() => ({ values: valuesOf(submission), version: submission.version }));
  const [resubmit] = useResubmitSubmissionMutation();
  const place = useMemo(() => ({ userId, form: `answer:${id}` }), [userId, id]);
  const editor = useProposalEditor({
    start,
    place,
    entryId: correctionOf?.entryId ?? null,
    extras: [answerField],
    send: async ({ values, base, extras: { answer = '' } }) => {
      const input = inputOf(values, changedParts(base.values, values));
      await resubmit({ variables: { ...by, input, answer: answer.trim() || null } });
      // Drafts of earlier visits, too, were meant for this question.
      storeDrafts(place, []);
      return onAnswered;
    },
  });
  useEffect(function focusAnswer() {
    document.getElementById(`entry-${answerField.path}`)?.focus({ preventScroll: true });
  }, []);
  return (
    <ProposalEditor
      editor={editor}
      label="Answer the reviewer"
      operation="resubmitSubmission"
      required={requiredOf(correctionOf?.base ? valuesOf(correctionOf.base) : null)}
      draftOf="this answer"
      saveLabel="Send answer"
      refusal={editor.isTyped ? null : 'Write an answer, or change the proposal first'}
      nextAction={
        isConflict(editor.error) && (
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            Show the current state
          </Button>
        )
      }
      onCancel={onCancel}
      extras={[
        {
          section: questionSection,
          isFirst: true,
          content: (
            <>
              <blockquote className={classes.quote}>{question}</blockquote>
              <ExtraFieldInput
                what={answerField}
                editor={editor}
                isLong
                description="Answer here, change the proposal below, or do both."
              />
            </>
          ),
        },
      ]}
    />
  );
}
