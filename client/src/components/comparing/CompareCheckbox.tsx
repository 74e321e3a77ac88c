import classes from './Comparing.module.css';
import { useCompareToggle } from './useCompareToggle';

interface CompareCheckboxProps {
  readonly accession: string;
  /** Whether it has a visible label. @default false */
  readonly withWord?: boolean;
}

/** Selects an entry for comparison. A plain element, because each of a thousand rows contains one. */
export function CompareCheckbox({ accession, withWord = false }: CompareCheckboxProps) {
  const { isChosen, toggle } = useCompareToggle(accession);
  return (
    <label className={classes.choice} data-screen-only data-word={withWord || undefined} title="Compare">
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
