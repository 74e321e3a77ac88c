import { ButtonWithDisabledReason } from '../../../components/ButtonWithDisabledReason';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { useSession } from '../../../session/useSession';
import { isOver } from '../submissionStatus';
import { Decided } from './Decided';
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
    <TitledSection title="Decision" className={classes.panel} headingClassName={classes.heading}>
      {approval !== null && <p>{approval}.</p>}
      <div className={classes.buttons}>
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
