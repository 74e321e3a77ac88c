import { citationOf, type Cited } from '../citing/citation';
import { plainCitation } from '../citing/citationFormats';
import classes from './PrintedCitation.module.css';

/** How to cite an entry, on paper only. */
export function PrintedCitation({ entry }: { readonly entry: Cited }) {
  return (
    <p className={classes.citation} data-print-only>
      Cite as: {plainCitation(citationOf(entry, window.location.origin))}
    </p>
  );
}
