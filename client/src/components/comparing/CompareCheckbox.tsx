import classes from './Comparing.module.css';
import { useCompareToggle } from './useCompareToggle';

interface CompareCheckboxProps {
  readonly accession: string;
  /** Whether the word stands beside it. @default false */
  readonly withWord?: boolean;
}

/** Chooses an entry to be compared. A plain element, for there is one in each of a thousand rows. */
export function CompareCheckbox({ accession, withWord = false }: CompareCheckboxProps) {
  const { isChosen, toggle } = useCompareToggle(accession);
  return (
    <label className={classes.choice} data-word={withWord || undefined} title="Compare">
      <input
        type="checkbox"
        className={classes.box}
        aria-label={`Compare ${accession}`}
        checked={isChosen}
        onChange={toggle}
      />
      {withWord && <span aria-hidden="true">Compare</span>}
    </label>
  );
}
