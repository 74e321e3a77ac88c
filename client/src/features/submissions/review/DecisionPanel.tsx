import { ButtonLink } from '../../../components/ButtonLink';
import { ButtonWithDisabledReason } from '../../../components/ButtonWithDisabledReason';
import { Day } from '../../../components/Moment';
import { TextLink } from '../../../components/TextLink';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { isOver, submissionStatuses } from '../submissionStatus';
import classes from './DecisionPanel.module.css';
import { type Decision, decisionLabels, refusalOf } from './decisions';

interface DecisionPanelProps {
  readonly submission: SubmissionInFullFragment;
  /** The number of unresolved parts, if the entry has changed since. */
  readonly open: number;
  /** The next pending submission, and the list it is in. */
  readonly next: SubmissionFieldsFragment | null;
  readonly list: string;
  readonly onAsk: (decision: Decision) => void;
  readonly onCorrect: () => void;
}

/** The available decisions, or why there are none. */
export function DecisionPanel({ submission, open, next, list, onAsk, onCorrect }: DecisionPanelProps) {
  const { user } = useSession();
  const reasonFor = (decision: Decision) => refusalOf(decision, submission, user?.id ?? null);
  const approval =
    reasonFor('approve') ?? (open === 0 ? null : 'Choose a value for each field that both changed');
  if (isOver(submission)) return <Decided submission={submission} next={next} list={list} />;
  return (
    <TitledSection title="Decision" data-stack="12" data-framed className={classes.panel} headingSize="md">
      {approval !== null && <p>{approval}.</p>}
      <div data-stack="8">
        <ButtonWithDisabledReason reason={approval} aria-haspopup="dialog" onClick={() => onAsk('approve')}>
          {decisionLabels.approve.label}
        </ButtonWithDisabledReason>
        <ButtonWithDisabledReason variant="default" reason={reasonFor('approve')} onClick={onCorrect}>
          Approve with corrections
        </ButtonWithDisabledReason>
        <ButtonWithDisabledReason
          variant="default"
          reason={reasonFor('sendBack')}
          aria-haspopup="dialog"
          onClick={() => onAsk('sendBack')}
        >
          {decisionLabels.sendBack.label}
        </ButtonWithDisabledReason>
        <ButtonWithDisabledReason
          variant="default"
          reason={reasonFor('reject')}
          aria-haspopup="dialog"
          className={classes.reject}
          onClick={() => onAsk('reject')}
        >
          {decisionLabels.reject.label}
        </ButtonWithDisabledReason>
      </div>
    </TitledSection>
  );
}

type DecidedProps = Pick<DecisionPanelProps, 'submission' | 'next' | 'list'>;

/** The decision, who made it, its result, and links to continue. */
function Decided({ submission, next, list }: DecidedProps) {
  const { statusDetail, reviewedBy, reviewedAt, updatedAt, entry } = submission;
  const isWithdrawn = statusDetail === 'withdrawn';
  return (
    <TitledSection title="Decision" data-stack="12" data-framed className={classes.panel} headingSize="md">
      <p>
        {submissionStatuses[statusDetail].label}
        {isWithdrawn ? ' by its submitter' : reviewedBy && ` by ${reviewedBy.name}`},{' '}
        <Day moment={isWithdrawn ? updatedAt : (reviewedAt ?? updatedAt)} />.
        {entry !== null && (
          <>
            {' '}
            It is published as <TextLink to={paths.entry(entry.accession)}>{entry.accession}</TextLink>.
          </>
        )}
      </p>
      {next && (
        <ButtonLink to={paths.submission(next.id)} state={{ list }} variant="default">
          Go to the next pending submission
        </ButtonLink>
      )}
    </TitledSection>
  );
}
