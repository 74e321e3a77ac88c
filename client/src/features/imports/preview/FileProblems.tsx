import type { ImportProblem } from '../importTypes';
import classes from './PreviewPanel.module.css';
import { Finding } from './RowFindings';
import findings from './RowFindings.module.css';

interface FileProblemsProps {
  readonly errors: readonly ImportProblem[];
  readonly warnings: readonly ImportProblem[];
}

/** Problems of the file as a whole: its columns, encoding or sheets. */
export function FileProblems({ errors, warnings }: FileProblemsProps) {
  if (errors.length + warnings.length === 0) return null;
  return (
    <div className={classes.file} role="region" aria-label="About the whole file">
      <ul className={findings.findings}>
        {errors.map((error, position) => (
          <Finding key={position} kind="error" {...error} />
        ))}
        {warnings.map((warning, position) => (
          <Finding key={position} kind="warning" {...warning} />
        ))}
      </ul>
    </div>
  );
}
