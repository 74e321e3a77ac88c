import { formatNumber } from '../../../components/format';
import { InlineFailure } from '../../../components/InlineFailure';
import { useImportProblemsQuery } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import type { ImportProblem } from '../importTypes';
import { Finding } from '../preview/RowFindings';
import { SectionHead } from '../SectionHead';
import classes from './ImportOutcome.module.css';

interface ImportProblemsProps {
  readonly shown: ImportSummaryFragment;
}

const listed = 100;

/** The errors of rows that were not imported, and the warnings of the others. */
export function ImportProblems({ shown: { id, errorsTotal, warningsTotal } }: ImportProblemsProps) {
  const isNone = errorsTotal + warningsTotal === 0;
  const { data, error, refetch } = useImportProblemsQuery({ variables: { id, limit: listed }, skip: isNone });
  if (isNone) return null;
  const found = data?.import;
  return (
    <>
      {error !== undefined && <InlineFailure error={error} operation="fetchImport" onRetry={refetch} />}
      {found && <ProblemList kind="error" problems={found.errors} total={errorsTotal} />}
      {found && <ProblemList kind="warning" problems={found.warnings} total={warningsTotal} />}
    </>
  );
}

interface ProblemListProps {
  readonly kind: 'error' | 'warning';
  readonly problems: readonly ImportProblem[];
  readonly total: number;
}

/** Problems of one kind, each with row, cell and reason. */
function ProblemList({ kind, problems, total }: ProblemListProps) {
  if (problems.length === 0) return null;
  const title = kind === 'error' ? 'Errors' : 'Warnings';
  return (
    <section data-stack="12" aria-labelledby={`import-${kind}s`}>
      <SectionHead id={`import-${kind}s`} title={title}>
        {formatNumber(total)}
        {total > problems.length && `; the first ${problems.length} are shown, and the report contains all`}
      </SectionHead>
      <ul data-framed className={classes.list} aria-label={title}>
        {problems.map((problem, position) => (
          <li key={position} className={classes.problem}>
            <span data-text="mono" className={classes.row}>
              {problem.row === null ? 'Whole file' : `Row ${formatNumber(problem.row)}`}
            </span>
            <ul>
              <Finding kind={kind} {...problem} />
            </ul>
            {isUnquoted(problem) && <span className={classes.value}>{problem.value}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the cell says something that the reason does not quote. */
function isUnquoted({ value, message }: ImportProblem): boolean {
  return value !== null && value !== '' && !message.includes(`"${value}"`);
}
