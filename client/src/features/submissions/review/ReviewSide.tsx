import { entryField, entryFields, requiredSubmissionFields } from '@contract/entry-fields';
import { Progress, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment } from 'react';

import type { EntryContent } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { NameOffer } from '../../../components/names/NameOffer';
import { type NamedField, namedFields } from '../../../components/names/useNameOffers';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { isOver } from '../submissionStatus';
import { SubmissionTimeline } from '../SubmissionTimeline';
import type { CorrectedName } from './CorrectionForm';
import { DecisionPanel } from './DecisionPanel';
import type { Decision } from './decisions';
import { IdentifierChecks } from './IdentifierChecks';
import { KeyHints } from './KeyHints';
import classes from './ReviewSide.module.css';
import { submitterOf } from './submissionNames';
import type { Queue } from './useQueue';

interface ReviewSideProps {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** The number of unresolved parts, if the entry has changed since. */
  readonly open: number;
  readonly onAsk: (decision: Decision) => void;
  readonly onCorrect: (name?: CorrectedName) => void;
}

/**
 * The column next to the proposal: decision, history and checks. Below the proposal, in a narrow window, the decision
 * comes last, after all that it depends on.
 */
export function ReviewSide({ submission, queue, open, onAsk, onCorrect }: ReviewSideProps) {
  const isBelow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const decision = (
    <div key="decision" data-stack="10" className={classes.decision}>
      <DecisionPanel
        next={queue.nextPending}
        list={queue.list}
        submission={submission}
        open={open}
        onAsk={onAsk}
        onCorrect={() => onCorrect()}
      />
      <KeyHints hints={isOver(submission) ? keyHints.slice(0, 1) : keyHints} />
    </div>
  );
  const facts = (
    <Fragment key="facts">
      {submission.canReview && (
        <ProposedNames submission={submission} onUse={(field, name) => onCorrect({ field, name })} />
      )}
      <section data-stack="10" aria-labelledby="timeline-heading">
        <Title order={2} size="h3" id="timeline-heading">
          History
        </Title>
        <SubmissionTimeline events={submission.events} submitter={submitterOf(submission)} />
      </section>
      <IdentifierChecks proposal={submission} />
      <Completeness proposal={submission} />
    </Fragment>
  );
  return <div data-stack="28">{isBelow ? [facts, decision] : [decision, facts]}</div>;
}

const keyHints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['A'], does: 'approve' },
  { keys: ['C'], does: 'correct' },
  { keys: ['S'], does: 'send back' },
  { keys: ['R'], does: 'reject' },
] as const;

/** How many fields of a proposal are filled, and which are blank. */
function Completeness({ proposal }: { readonly proposal: EntryContent }) {
  const blank = entryFields.filter(({ name }) => proposal[name] === null);
  const filled = entryFields.length - blank.length;
  const missing = requiredSubmissionFields.filter((name) => proposal[name] === null);
  const additional = Object.keys(proposal.additional).length;
  return (
    <TitledSection title="Completeness" data-stack="8" headingSize="md">
      <p>
        <strong>
          {filled} of {entryFields.length}
        </strong>{' '}
        fields are filled in
        {additional > 0 && `, and ${formatCount(additional, 'additional fact', 'additional facts')}`}.{' '}
        {missing.length === 0
          ? `All ${requiredSubmissionFields.length} required fields have a value.`
          : `Missing required fields: ${missing.map((name) => entryField(name).label).join(', ')}.`}
      </p>
      <Progress value={(100 * filled) / entryFields.length} size="sm" aria-label="Fields filled in" />
      {blank.length > 0 && (
        <details className={classes.details}>
          <summary>Not filled in</summary>
          {blank.map(({ label }) => label).join(', ')}
        </details>
      )}
    </TitledSection>
  );
}

interface ProposedNamesProps {
  readonly submission: SubmissionInFullFragment;
  /** Opens the correction of the proposal with this name. */
  readonly onUse: (field: NamedField, name: string) => void;
}

/** Names of a proposal that the database writes differently, each with the correction; hidden if there are none. */
function ProposedNames({ submission, onUse }: ProposedNamesProps) {
  return (
    <TitledSection title="Names" className={classes.names} headingSize="md">
      {namedFields.map((field) => (
        <NameOffer
          key={field}
          field={field}
          text={submission[field] ?? ''}
          onUse={(name) => onUse(field, name)}
        />
      ))}
    </TitledSection>
  );
}
