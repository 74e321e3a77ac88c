import { notifyRefused } from '../notify';
import { compared, comparedEntries, useComparedEntries } from './comparedEntries';

/** Whether an entry is selected for comparison, and a function that selects or deselects it (at most five entries). */
export function useCompareToggle(accession: string): { readonly isChosen: boolean; toggle: () => void } {
  const chosen = useComparedEntries();
  const isChosen = chosen.includes(accession);
  const toggle = () => {
    if (isChosen) compared.choose(chosen.filter((other) => other !== accession));
    else if (chosen.length < comparedEntries.max) compared.choose([...chosen, accession]);
    else notifyRefused('comparisonFull');
  };
  return { isChosen, toggle };
}
