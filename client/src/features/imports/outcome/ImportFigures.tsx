import { formatNumber } from '../../../components/format';
import type { ImportSummaryFragment } from '../../../generated/types';
import classes from './ImportFigures.module.css';

/** The numbers of rows by outcome. */
export function ImportFigures({ shown }: { readonly shown: ImportSummaryFragment }) {
  const figures = [
    ['New entries', shown.inserted],
    ['Updated entries', shown.updated],
    ['Skipped rows', shown.skipped],
    ['Rows with errors', shown.failed],
    ['Warnings', shown.warningsTotal],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={classes.figure} data-zero={value === 0 || undefined}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
