import classes from './PreviewPanel.module.css';
import { Findings, type FindingsProps } from './RowFindings';
import findings from './RowFindings.module.css';

/** Problems of the file as a whole: its columns, encoding or sheets. */
export function FileProblems({ errors, warnings }: FindingsProps) {
  if (errors.length + warnings.length === 0) return null;
  return (
    <div data-framed className={classes.file} role="region" aria-label="About the whole file">
      <ul data-stack="4" className={findings.findings}>
        <Findings errors={errors} warnings={warnings} />
      </ul>
    </div>
  );
}
