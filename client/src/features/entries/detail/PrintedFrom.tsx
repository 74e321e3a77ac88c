import { today } from '../../../components/format';
import { citationOf, type Cited } from '../citing/citation';
import { plainCitation } from '../citing/citationFormats';
import classes from './PrintedFrom.module.css';

/** The footer of a printed entry: citation, URL and print date. */
export function PrintedFrom({ entry }: { readonly entry: Cited }) {
  return (
    <footer className={classes.printed}>
      <p>Cite as: {plainCitation(citationOf(entry, window.location.origin))}</p>
      <p>Printed on {today()}. For research and teaching; not medical advice.</p>
    </footer>
  );
}
