import { useImportProblemsQuery } from '../../../generated/imports';
import classes from './PreviewPanel.module.css';
import { Finding } from './RowFindings';
import findings from './RowFindings.module.css';

interface FileProblemsProps {
  readonly id: string;
}

/** They come before those of the rows, and there is at most one for a column or two. */
const looked = 100;

/** What is said of the file as a whole: of its columns, its encoding, its sheets. */
export function FileProblems({ id }: FileProblemsProps) {
  const { data } = useImportProblemsQuery({ variables: { id, limit: looked } });
  const errors = data?.import?.errors.filter(({ row }) => row === null) ?? [];
  const warnings = data?.import?.warnings.filter(({ row }) => row === null) ?? [];
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
