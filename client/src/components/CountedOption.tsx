import classes from './CountedOption.module.css';
import { formatEntries, formatNumber } from './format';

/** A value of a field and how many entries have it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** An option of the list. */
export function CountedOption({ value, count }: CountedValue) {
  return (
    <span className={classes.option}>
      <span>{value}</span>
      <span data-text="note mono" title={formatEntries(count)}>
        {formatNumber(count)}
      </span>
    </span>
  );
}
