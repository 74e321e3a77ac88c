import { ButtonLink } from '../../../components/ButtonLink';
import { Day } from '../../../components/Day';
import { TextLink } from '../../../components/TextLink';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
import classes from './DecisionPanel.module.css';

interface DecidedProps {
  readonly submission: SubmissionInFullFragment;
  /** The next pending submission, and the list it is in. */
  readonly next: SubmissionFieldsFragment | null;
  readonly list: string;
}

/** The decision, who made it, its result, and links to continue. */
export function Decided({ submission, next, list }: DecidedProps) {
  const { statusDetail, reviewedBy, reviewedAt, updatedAt, entry } = submission;
  const isWithdrawn = statusDetail === 'withdrawn';
  return (
    <TitledSection title="Decision" className={classes.panel} headingClassName={classes.heading}>
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
