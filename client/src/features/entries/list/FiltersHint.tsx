import classes from './FiltersHint.module.css';

/** Says how filters combine, wherever they are set. */
export function FiltersHint() {
  return (
    <p className={classes.hint}>
      Filters narrow together: an entry must meet all of them, and hold every word of the search.
    </p>
  );
}
